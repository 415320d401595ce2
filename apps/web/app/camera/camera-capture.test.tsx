import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { CameraCapture } from './camera-capture.tsx';
import { capturePhoto } from './capture-photo.ts';

vi.mock(import('./capture-photo.ts'), () => ({ capturePhoto: vi.fn() }));

const photo = new File(['jpeg'], 'business-card-1.jpg', { type: 'image/jpeg' });
const stop = vi.fn();
const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<MediaStream>>();

/** As much of a MediaStream as a page can see of one; jsdom has none. */
function fakeStream(): MediaStream {
  const track = { stop, addEventListener: vi.fn() };
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  getUserMedia.mockReset().mockImplementation(() => Promise.resolve(fakeStream()));
  vi.mocked(capturePhoto).mockReset().mockResolvedValue(photo);
  stop.mockReset();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, value: null });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(photoCount = 0) {
  const onCapture = vi.fn();
  const view = render(
    <>
      <CameraCapture photoCount={photoCount} onCapture={onCapture} />
      <Toaster />
    </>,
  );
  return { onCapture, ...view };
}

/** The camera is open and its first frame has come. */
async function goLive() {
  await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  await waitFor(() => {
    fireEvent.loadedData(screen.getByLabelText('Live camera picture'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take Photo' }).disabled).toBe(
      false,
    );
  });
}

describe('CameraCapture', () => {
  it('starts with the rear camera at 1920 by 1080 where it has that', async () => {
    show();
    expect(screen.getByText('Initializing camera...')).toBeDefined();
    await goLive();
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
      audio: false,
    });
  });

  it('hands over a photo only after it was looked at', async () => {
    const { onCapture } = show();
    await goLive();
    await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retake' }));
    expect(onCapture).not.toHaveBeenCalled();
    await goLive();
    await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }));
    expect(onCapture).toHaveBeenCalledExactlyOnceWith(photo);
    expect(await screen.findByText('Photo Captured!')).toBeDefined();
  });

  it('switches between the rear and the front camera', async () => {
    show();
    await goLive();
    await userEvent.click(screen.getByRole('button', { name: 'Switch Camera' }));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
    expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ facingMode: 'user' });
    expect(stop).toHaveBeenCalledOnce();
  });

  it('explains a refused camera and tries again on request', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    show();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(await screen.findByText('Camera Error')).toBeDefined();
    expect(
      screen.getAllByText('Camera access denied. Please allow camera access and try again.'),
    ).toHaveLength(2);
    await userEvent.click(retry);
    await goLive();
  });

  it('says when the picture itself fails, and stays live', async () => {
    vi.mocked(capturePhoto).mockRejectedValue(new Error('no canvas'));
    show();
    await goLive();
    await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }));
    expect(await screen.findByText('Capture Error')).toBeDefined();
    expect(screen.getByText('Failed to capture image')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Take Photo' })).toBeDefined();
  });

  it('stops the camera at the maximum number of photos and when it goes away', async () => {
    const { rerender, onCapture } = show(4);
    await goLive();
    rerender(<CameraCapture photoCount={5} onCapture={onCapture} />);
    expect(await screen.findByText('You can only capture up to 5 photos')).toBeDefined();
    expect(screen.getByText('Too many files')).toBeDefined();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('points to file upload where there is no camera API', () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    show();
    expect(
      screen.getByText('Camera not supported on this device. Please use file upload instead.'),
    ).toBeDefined();
  });
});
