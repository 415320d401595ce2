import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OptimizeResult, type OptimizeWorker, preparePicture } from './prepare-picture.ts';

const decoder = vi.hoisted(() => ({ heicTo: vi.fn() }));
vi.mock('heic-to/csp', () => decoder);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  decoder.heicTo.mockReset();
});

/** A worker that gives this answer; without one it fails to start. */
function workerAnswering(answer?: OptimizeResult) {
  const target = new EventTarget();
  const seen = { posted: [] as unknown[], terminated: 0 };
  const worker: OptimizeWorker = {
    addEventListener: target.addEventListener.bind(target) as OptimizeWorker['addEventListener'],
    postMessage(message: unknown) {
      seen.posted.push(message);
      const event =
        answer === undefined ? new Event('error') : new MessageEvent('message', { data: answer });
      queueMicrotask(() => target.dispatchEvent(event));
    },
    terminate() {
      seen.terminated += 1;
    },
  };
  return { seen, worker };
}

const photo = new File(['pixels'], 'IMG_1.png', { type: 'image/png' });
const heic = new File(['pixels'], 'IMG_2.HEIC', { type: '' });
const jpeg = { blob: new Blob(['smaller']) };

describe('preparePicture', () => {
  test('gives a JPEG and lets the worker go, without loading the HEIC decoder', async () => {
    const { seen, worker } = workerAnswering(jpeg);
    const file = await preparePicture(photo, () => worker);
    expect(file.type).toBe('image/jpeg');
    expect(await file.text()).toBe('smaller');
    expect(seen).toEqual({ posted: [{ picture: photo }], terminated: 1 });
    expect(decoder.heicTo).not.toHaveBeenCalled();
  });

  test.each([
    ['card.png', 'card_optimized.jpg'],
    ['Anna.Müller.jpeg', 'Anna.Müller_optimized.jpg'],
    ['no-ending', 'no-ending_optimized.jpg'],
    ['.jpg', '.jpg_optimized.jpg'],
    ['cards/back.webp', 'back_optimized.jpg'],
  ])('turns %s into %s', async (given, expected) => {
    const file = new File([], given, { type: 'image/png' });
    const { worker } = workerAnswering(jpeg);
    expect((await preparePicture(file, () => worker)).name).toBe(expected);
  });

  test.each([
    ['cannot decode it', { problem: 'InvalidStateError: not decodable' }],
    ['does not start', undefined],
  ])('sends the original, HEIC too, when the worker %s', async (_, answer) => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3 }));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { seen, worker } = workerAnswering(answer);
    expect(await preparePicture(photo, () => worker)).toBe(photo);
    expect(await preparePicture(heic, () => worker)).toBe(heic);
    expect(warn).toHaveBeenCalledWith('The picture is sent as it is', expect.any(Error));
    expect(seen.terminated).toBe(2);
  });

  test('opens HEIC with the browser where that can', async () => {
    const bitmap = { width: 4, height: 3 };
    vi.stubGlobal('createImageBitmap', async () => bitmap);
    const { seen, worker } = workerAnswering(jpeg);
    expect((await preparePicture(heic, () => worker)).name).toBe('IMG_2_optimized.jpg');
    expect(seen.posted).toEqual([{ picture: bitmap }]);
    expect(decoder.heicTo).not.toHaveBeenCalled();
  });

  test('opens HEIC with a decoder of ours where the browser cannot', async () => {
    const bitmap = { width: 4, height: 3 };
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no HEIC here')));
    decoder.heicTo.mockResolvedValue(bitmap);
    const { seen, worker } = workerAnswering(jpeg);
    await preparePicture(heic, () => worker);
    expect(seen.posted).toEqual([{ picture: bitmap }]);
  });

  test('says so when nobody can open a HEIC picture, which the workflow could not either', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no HEIC here')));
    decoder.heicTo.mockRejectedValue(new Error('broken'));
    const { worker } = workerAnswering(jpeg);
    await expect(preparePicture(heic, () => worker)).rejects.toThrow(
      'HEIC format not supported by browser - please convert to JPG/PNG first',
    );
  });
});
