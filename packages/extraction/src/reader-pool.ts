import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { Tinypool } from 'tinypool';
import type { ImageReaderOptions, ReaderOutcome } from './create-image-reader.ts';
import type { ReadCard } from './read-card.ts';
import { createWorkQueue, type Lane } from './work-queue.ts';

/** A card takes well under a second; a process that needs this long hangs and is replaced. */
const READ_TIMEOUT_MS = 60_000;
/** Visitors of the demo may wait in so many places, so that two at once are not refused. */
const DEMO_QUEUE = 4;
/** The first guess of one reading's time; measured times replace it. */
const FIRST_GUESS_MS = 800;

export interface ReaderPoolOptions {
  /** Processes that read, each with its own models in memory. Default: half the cores. */
  workers?: number;
  /** Pictures of signed-in people that may wait beyond those being read. */
  queueLimit?: number;
  /** Threads the inference engine uses inside each process. */
  threads?: number;
  /** Another set of models, see the card reader. */
  modelDir?: string;
  /** Where the process's code is; tests bring their own. */
  processFile?: URL;
  /** Milliseconds after which a reading hangs. */
  readTimeout?: number;
}

/** A place held in the pool's queue until `release`. */
export interface ReaderSlot {
  /**
   * Reads every card of a picture. Throws `CardReaderError` for one that cannot be read,
   * `LeftQueueError` when the signal fires before the reading began, and any other error when the
   * process failed (it is replaced).
   */
  read(image: Uint8Array, signal?: AbortSignal, urgent?: boolean): Promise<ReadCard[]>;
  release(): void;
}

export interface ReaderPool {
  /** Null when the queue is full. */
  reserve(lane: Lane): ReaderSlot | null;
  /** Seconds until a place is likely to be free. */
  retryAfter(): number;
  /** Lets started and waiting readings finish, then ends the processes. */
  close(): Promise<void>;
}

export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const workers = options.workers ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const queue = createWorkQueue(workers, {
    account: { running: workers, waiting: options.queueLimit ?? 16 },
    demo: { running: Math.max(1, Math.floor(workers / 2)), waiting: DEMO_QUEUE },
  });
  const { readTimeout = READ_TIMEOUT_MS } = options;
  const processes = new Tinypool({
    runtime: 'child_process',
    filename: fileURLToPath(options.processFile ?? new URL('./reader-process.ts', import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
    // Bytes stay bytes on their way.
    serialization: 'advanced',
    argv: [
      JSON.stringify({
        threads: options.threads,
        modelDir: options.modelDir,
      } satisfies ImageReaderOptions),
    ],
    env: harmlessEnv(),
  });
  // Between two readings no card is in memory, so the error may be shown whole.
  processes.on('error', (error) => console.error('A card reader process failed.', error));
  let meanMs = FIRST_GUESS_MS;

  async function readInProcess(image: Uint8Array): Promise<ReadCard[]> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(readTimeout);
    const outcome: ReaderOutcome = await processes.run(image, { signal });
    meanMs = 0.8 * meanMs + 0.2 * (performance.now() - begun);
    if (!outcome.ok) throw new CardReaderError(outcome.code, outcome.message);
    return outcome.cards;
  }

  return {
    reserve(lane) {
      const slot = queue.reserve(lane);
      return (
        slot && {
          read: (image, signal, urgent) => slot.run(() => readInProcess(image), signal, urgent),
          release: () => slot.release(),
        }
      );
    },
    retryAfter: () => Math.max(1, Math.ceil((queue.held * meanMs) / workers / 1000)),
    async close() {
      await queue.drain();
      await processes.destroy();
    },
  };
}

/** What a process needs of ours to run; whoever takes it over through a picture finds no key in it. */
function harmlessEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
