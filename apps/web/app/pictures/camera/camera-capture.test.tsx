import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '#app/components/ui/toaster.tsx';
import type { Look } from './automatic-shot/seen-card.ts';
import { startLooking } from './automatic-shot/start-looking.ts';
import { CameraCapture } from './camera-capture.tsx';
import { capturePhoto } from './capture-photo.ts';

// jsdom draws nothing and has no workers.
vi.mock(import('./capture-photo.ts'), () => ({ capturePhoto: vi.fn() }));
vi.mock(import('./automatic-shot/start-looking.ts'), () => ({ startLooking: vi.fn() }));

const photo = new File(['jpeg'], 'business-card-1.jpg', { type: 'image/jpeg' });
const stop = vi.fn();
const vibrate = vi.fn();
const listeners = new Map<string, () => void>();
const isMuted = { now: false };
const getUserMedia = vi.fn<(constraints: MediaStreamConstraints) => Promise<MediaStream>>();

/** As much of a MediaStream as a page can see of one; jsdom has none. */
function fakeStream(): MediaStream {
  const track = {
    stop,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    get muted() {
      return isMuted.now;
    },
  };
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  getUserMedia.mockReset().mockImplementation(() => Promise.resolve(fakeStream()));
  vi.mocked(capturePhoto).mockReset().mockResolvedValue(photo);
  vi.mocked(startLooking)
    .mockReset()
    .mockReturnValue(() => {});
  stop.mockReset();
  vibrate.mockReset();
  listeners.clear();
  isMuted.now = false;
  localStorage.clear();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
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

function show(photoCount = 0, more: { retakes?: number; onNextPile?(): void } = {}) {
  const [onCapture, onShot] = [vi.fn(), vi.fn()];
  const draw = (count: number, props = more) => (
    <>
      <CameraCapture photoCount={count} onCapture={onCapture} onShot={onShot} {...props} />
      <Toaster />
    </>
  );
  const { rerender } = render(draw(photoCount));
  const redraw = (count: number, props = more) => rerender(draw(count, props));
  return { onCapture, onShot, redraw };
}

/** Lets the camera see the same card, at rest, this often. */
function seeCard(times: number, change: Partial<NonNullable<Look['card']>> = {}) {
  const [, onLook] = vi.mocked(startLooking).mock.lastCall ?? [];
  const [left, top, right, bottom] = [60, 40, 240, 140];
  const quad = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ] as const;
  const portrait = Float32Array.from({ length: 256 }, (_, i) => (i % 3 === 0 ? 1.4 : -0.7));
  for (let look = 0; look < times; look++) {
    clock += 200;
    const card = { quad, sharpness: 0.7, glare: 0, portrait, ...change };
    const seen = { at: clock, frame: { width: 320, height: 180 }, scene: portrait, card };
    act(() => onLook?.(seen, { at: clock, frame: {} as VideoFrame, size: seen.frame }));
  }
}
let clock = 0;

const hint = () => screen.getByRole('status').textContent;

/** The camera is open and its first frame has come. */
async function goLive() {
  await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
  await waitFor(() => {
    fireEvent.loadedData(screen.getByLabelText('Live camera picture'));
    const shutter = screen.getByRole('button', { name: 'Take Photo' });
    expect(shutter.getAttribute('aria-disabled')).toBe('false');
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
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take Photo' }));
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

  it('stops the camera at the maximum number of photos, until there is room for a new pile', async () => {
    const onNextPile = vi.fn();
    const { redraw } = show(4);
    await goLive();
    redraw(5);
    expect(await screen.findByText('You can only capture up to 5 photos')).toBeDefined();
    expect(screen.getByText('Too many files')).toBeDefined();
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Start the next pile' })).toBeNull();
    redraw(5, { onNextPile });
    await userEvent.click(screen.getByRole('button', { name: 'Start the next pile' }));
    expect(onNextPile).toHaveBeenCalledOnce();
  });

  it('takes a card at rest by itself, shakes the phone, and takes it no second time', async () => {
    const { onShot, onCapture, redraw } = show();
    await goLive();
    expect(hint()).toBe('Place a card in front of the camera');
    seeCard(2);
    expect(hint()).toBe('Card seen. Hold still');
    expect(onShot).not.toHaveBeenCalled();
    seeCard(3);
    await waitFor(() => expect(onShot).toHaveBeenCalledExactlyOnceWith(photo));
    expect(vibrate).toHaveBeenCalledOnce();
    redraw(1);
    seeCard(6);
    expect(hint()).toBe('Taken, 1 of 5. Next card, please');
    expect(onShot).toHaveBeenCalledOnce();
    expect(onCapture).not.toHaveBeenCalled();
    redraw(0, { retakes: 1 });
    seeCard(6);
    await waitFor(() => expect(onShot).toHaveBeenCalledTimes(2));
  });

  it('says what is wrong with what it sees', async () => {
    const { onShot } = show();
    await goLive();
    seeCard(6, { sharpness: 0.1 });
    expect(hint()).toBe('Not sharp. Hold still, farther away or in more light');
    seeCard(6, { glare: 0.2 });
    expect(hint()).toBe('Glare on the card. Tilt it a little');
    expect(onShot).not.toHaveBeenCalled();
  });

  it('takes none by itself once that is switched off, and remembers it', async () => {
    const { onShot } = show();
    await goLive();
    await userEvent.click(screen.getByRole('switch', { name: 'Automatic' }));
    seeCard(6);
    expect(hint()).toBe('Card seen. Press Take Photo');
    expect(onShot).not.toHaveBeenCalled();
    expect(localStorage.getItem('cardsift-automatic-shots')).toBe('off');
  });

  it('works by the button alone where the browser cannot look', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    show();
    await goLive();
    const [, , onFailure] = vi.mocked(startLooking).mock.lastCall ?? [];
    act(() => onFailure?.(new Error('no workers')));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }));
    expect(await screen.findByRole('button', { name: 'Use Photo' })).toBeDefined();
  });

  it('tells of a camera that another app took, and opens it again', async () => {
    show();
    await goLive();
    isMuted.now = true;
    act(() => listeners.get('mute')?.());
    expect(hint()).toContain('The device has paused the camera');
    isMuted.now = false;
    act(() => listeners.get('unmute')?.());
    expect(hint()).toBe('Place a card in front of the camera');
    act(() => listeners.get('ended')?.());
    expect(screen.getByText(/It was disconnected, or another app took it/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await goLive();
  });

  it('points to file upload where there is no camera API', () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    show();
    expect(
      screen.getByText('Camera not supported on this device. Please use file upload instead.'),
    ).toBeDefined();
  });
});
