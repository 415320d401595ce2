import type { Size } from '../../fit-within.ts';
import type { Look } from './seen-card.ts';

export type LookResult = { look: Look } | { problem: string };

/** The frame that was examined, in the camera's size; closed after the next look. */
export interface Picture {
  at: number;
  frame: VideoFrame | ImageBitmap;
  size: Size;
}

/** Milliseconds between two looks at the least: eight a second are enough to see a hand come to rest. */
const MIN_PAUSE = 120;
/** A video that has just begun, or a phone that is being turned, has no frame for a moment. */
const MOST_FAILURES = 25;

/**
 * Looks at a video again and again, in a worker, and rests at least as long as a look takes, so that a slow
 * phone spends no more than half a core on it. The returned function ends it.
 *
 * @param onFailure told once, when this browser cannot do it
 */
export function startLooking(
  video: HTMLVideoElement,
  onLook: (look: Look, picture: Picture) => void,
  onFailure: (error: unknown) => void,
): () => void {
  const ending = new AbortController();
  const worker = new Worker(new URL('./look.worker.ts', import.meta.url), { type: 'module' });
  let last: Picture | null = null;

  async function look(at: number) {
    const size = { width: video.videoWidth, height: video.videoHeight };
    if (size.width === 0 || size.height === 0) return;
    const picture = { frame: await grabFrame(video), size, at };
    try {
      const result = await ask(worker, picture);
      if ('problem' in result) throw new Error(result.problem);
      if (ending.signal.aborted) return;
      last?.frame.close();
      last = picture;
      onLook(result.look, picture);
    } finally {
      if (last !== picture) picture.frame.close();
    }
  }

  async function lookOn() {
    let failures = 0;
    while (!ending.signal.aborted) {
      const begun = performance.now();
      try {
        await look(begun);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === MOST_FAILURES) throw error;
      }
      await pause(Math.max(MIN_PAUSE, performance.now() - begun));
    }
  }

  lookOn()
    .catch((error: unknown) => {
      if (!ending.signal.aborted) onFailure(error);
    })
    .finally(() => {
      // Only now, because a worker that is ended during work leaves a camera frame unclosed.
      last?.frame.close();
      worker.terminate();
    });
  return () => ending.abort();
}

/** A frame of WebCodecs costs the page a tenth of a millisecond, a bitmap ten; not every browser has the former. */
async function grabFrame(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> {
  return 'VideoFrame' in window ? new VideoFrame(video) : createImageBitmap(video);
}

function ask(worker: Worker, request: Picture): Promise<LookResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LookResult>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker does not run'));
    // Not handed over but copied, which costs nothing: a photo may be made of the same frame.
    worker.postMessage(request);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
