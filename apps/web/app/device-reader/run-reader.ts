import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import type { ReaderMessage, ReadOutcome, ReadRequest } from './reader-messages.ts';

/** What is needed of a worker here. */
type ReaderWorker = Pick<
  Worker,
  'addEventListener' | 'removeEventListener' | 'postMessage' | 'terminate'
>;

export interface Reading {
  signal: AbortSignal;
  onStep(step: ReadingStep): void;
}

/** Milliseconds without work after which the networks give their memory back. */
const IDLE_MS = 60_000;

/**
 * Reads picture after picture in one worker, which is started for the first and ends when it is idle. It has the files
 * of its first picture: for other files, as after the download of a pack, another worker is started.
 */
export function createReaderRunner(createWorker: () => ReaderWorker) {
  let worker: ReaderWorker | undefined;
  let loaded = '';
  let idle: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function stop() {
    clearTimeout(idle);
    worker?.terminate();
    worker = undefined;
  }

  function readNow(request: ReadRequest, { signal, onStep }: Reading): Promise<ReadOutcome> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const wanted = request.files.map(({ url }) => url).join();
    if (wanted !== loaded) stop();
    loaded = wanted;
    worker ??= createWorker();
    const current = worker;
    const { promise, resolve, reject } = Promise.withResolvers<ReadOutcome>();
    const onMessage = ({ data }: MessageEvent<ReaderMessage>) => {
      if ('step' in data) onStep(data.step);
      else resolve(data);
    };
    const onError = () => {
      resolve({ kind: 'failed', damaged: false, problem: 'The worker does not run.' });
    };
    // Nothing else ends a reading that has begun.
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    current.addEventListener('message', onMessage as EventListener);
    current.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    current.postMessage(request);
    return promise.finally(() => {
      current.removeEventListener('message', onMessage as EventListener);
      current.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      idle = setTimeout(stop, IDLE_MS);
    });
  }

  return {
    /** Waits for the pictures before it. Rejects with the signal's reason. */
    read(request: ReadRequest, reading: Reading): Promise<ReadOutcome> {
      const result = turn.then(() => readNow(request, reading));
      turn = result.catch(() => {});
      return result.then((outcome) => {
        if (outcome.kind === 'failed') stop();
        return outcome;
      });
    },
    stop,
  };
}
