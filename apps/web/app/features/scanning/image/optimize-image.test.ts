import { describe, expect, test } from 'vitest';
import { type OptimizeResult, type OptimizeWorker, optimizeImage } from './optimize-image.ts';

/** A worker that gives this answer; without one it fails to start. */
function workerAnswering(answer?: OptimizeResult) {
  const target = new EventTarget();
  const seen = { posted: 0, terminated: 0 };
  const worker: OptimizeWorker = {
    addEventListener: target.addEventListener.bind(target) as OptimizeWorker['addEventListener'],
    postMessage() {
      seen.posted += 1;
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

describe('optimizeImage', () => {
  test('gives a JPEG under the new name and lets the worker go', async () => {
    const { seen, worker } = workerAnswering({ blob: new Blob(['smaller']) });
    const file = await optimizeImage(photo, () => worker);
    expect(file.name).toBe('IMG_1_optimized.jpg');
    expect(file.type).toBe('image/jpeg');
    expect(await file.text()).toBe('smaller');
    expect(seen).toEqual({ posted: 1, terminated: 1 });
  });

  test('fails with the problem the worker met, and lets it go too', async () => {
    const { seen, worker } = workerAnswering({ problem: 'InvalidStateError: not decodable' });
    await expect(optimizeImage(photo, () => worker)).rejects.toThrow('not decodable');
    expect(seen.terminated).toBe(1);
  });

  test('fails when the worker does not start', async () => {
    const { worker } = workerAnswering();
    await expect(optimizeImage(photo, () => worker)).rejects.toThrow('did not start');
  });

  test.each([
    ['photo.heic', 'image/heic'],
    ['photo.HEIF', ''],
  ])('cannot do %s', async (name, type) => {
    const { seen, worker } = workerAnswering({ blob: new Blob() });
    await expect(optimizeImage(new File(['x'], name, { type }), () => worker)).rejects.toThrow(
      'HEIC format not supported by browser - please convert to JPG/PNG first',
    );
    expect(seen.posted).toBe(0);
  });
});
