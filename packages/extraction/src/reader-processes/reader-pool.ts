import { fileURLToPath } from 'node:url';
import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import type { Quad } from '@cardsift/card-reader/geometry';
import { detectImageFormat, isDocument } from '@cardsift/card-reader/image-format';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import { Tinypool } from 'tinypool';
import {
  DEADLINE_MS,
  DEMO_QUEUE,
  PLACES_PER_OWNER,
  QUEUE_LIMIT,
  START_LIMIT_MS,
} from '../limits.ts';
import type {
  CountOutcome,
  FlatOutcome,
  ReaderOutcome,
  ReaderRefusal,
} from './create-image-reader.ts';
import type { FlatSide } from './flat-side.ts';
import {
  isStep,
  READING_BEGINS,
  type ReaderProcessOptions,
  type ReaderTask,
} from './reader-messages.ts';
import { createWorkQueue, type Lane, type Turn } from './work-queue.ts';

/** The first estimate of a reading's time. Measured times replace it. */
const FIRST_GUESS_MS = 800;

/**
 * V8 collects garbage in the thread that reads. With threads for that, they took a sixth of the processor time of the
 * reading beside them. The young objects of a reading fit into the space for them, and readers sweep it after each
 * reading (`collectGarbage`).
 */
export const READER_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=8', '--expose-gc'];

export interface ReaderPoolOptions {
  /** Processes that read, each with its own models in memory. Default: one. */
  workers?: number;
  /** Signed-in people's pictures that may wait, besides those being read. */
  queueLimit?: number;
  /** Threads of the inference engine in each process. */
  threads?: number;
  /** Whether a process loads its models when it starts (the default) or with its first picture. */
  preload?: boolean;
  /** A folder for Node.js's compile cache, from which the next process starts faster. Default: none. */
  compileCache?: string;
  /** Another set of models, as for the card reader. */
  modelDir?: string;
  /** The file that the process runs. Tests use their own. */
  processFile?: URL;
  /** Milliseconds that one picture may take. */
  deadline?: number;
}

export interface ReadingTurn extends Turn {
  /** Index of the picture in a document. The first one if absent. */
  picture?: number;
  /** Called at the start of each step of the reading. */
  onStep?(step: ReadingStep): void;
}

type CardsRead = Extract<ReaderOutcome, { ok: true }>;
type LaidFlat = Extract<FlatOutcome, { ok: true }>;
type PicturesCounted = Extract<CountOutcome, { ok: true }>;

/** A place held in the pool's queue until `release`. */
export interface ReaderSlot {
  /**
   * Reads every card on a picture. Throws `CardReaderError` for a picture that cannot be read or takes longer than
   * the deadline, and `LeftQueueError` if the signal fires before the reading began. Any other error means that the
   * process failed. Then it is replaced.
   */
  read(image: Uint8Array, turn?: ReadingTurn): Promise<ReadCard[]>;
  /** The number of pictures in a file. Only documents need a turn for that. Throws as `read` does. */
  count(image: Uint8Array, turn?: Turn): Promise<number>;
  /** Flattens parts of a picture, for something else to look at. Throws as `read` does. */
  layFlat(image: Uint8Array, quads: readonly Quad[], turn?: ReadingTurn): Promise<FlatSide[]>;
  release(): void;
}

export interface ReaderPool {
  /** Null if the queue is full, or `owner`'s share of it. */
  reserve(lane: Lane, owner: string): ReaderSlot | null;
  /** Seconds until a place is probably free. */
  retryAfter(): number;
  /** Lets running and waiting readings finish, then ends the processes. */
  close(): Promise<void>;
}

export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  const { workers = 1, queueLimit = QUEUE_LIMIT, deadline = DEADLINE_MS } = options;
  const queue = createWorkQueue(workers, {
    account: {
      running: workers,
      waiting: queueLimit,
      perOwner: PLACES_PER_OWNER,
    },
    demo: {
      running: Math.max(1, Math.floor(workers / 2)),
      waiting: DEMO_QUEUE,
      perOwner: PLACES_PER_OWNER,
    },
  });
  const processes = new Tinypool({
    runtime: 'child_process',
    filename: fileURLToPath(options.processFile ?? new URL('./reader-process.ts', import.meta.url)),
    minThreads: workers,
    maxThreads: workers,
    // Passes bytes as bytes.
    serialization: 'advanced',
    argv: [
      JSON.stringify({
        threads: options.threads,
        modelDir: options.modelDir,
        preload: options.preload ?? true,
      } satisfies ReaderProcessOptions),
    ],
    execArgv: [...process.execArgv, ...READER_FLAGS],
    env: { ...harmlessEnv(), ...compileCacheIn(options.compileCache) },
  });
  // The log may show the whole error, because no card is in memory between two readings.
  processes.on('error', (error) => console.error('A card reader process failed.', error));
  let meanMs = FIRST_GUESS_MS;

  async function runInProcess<Outcome extends { ok: true }>(
    task: ReaderTask,
    onStep: (step: ReadingStep) => void = () => {},
    mayRepeat = true,
  ): Promise<Outcome> {
    const clock = createReadingClock(deadline, onStep);
    const { signal, channel } = clock;
    const begun = performance.now();
    try {
      const outcome: Outcome | ReaderRefusal = await processes.run(task, { signal, channel });
      meanMs = 0.8 * meanMs + 0.2 * (performance.now() - begun);
      if (!outcome.ok) throw new CardReaderError(outcome.code, outcome.message, outcome);
      return outcome;
    } catch (error) {
      if (clock.isOver) throw new CardReaderError('took_too_long', 'The deadline passed.');
      // A process that died while it was idle is noticed only now. This picture did not cause it, so it is read
      // again.
      if (!clock.hasBegun && !signal.aborted && mayRepeat) return runInProcess(task, onStep, false);
      throw error;
    } finally {
      clock.stop();
    }
  }

  return {
    reserve(lane, owner) {
      const slot = queue.reserve(lane, owner);
      return (
        slot && {
          async read(image, turn = {}) {
            const task = { image, picture: turn.picture ?? 0 };
            const { cards } = await slot.run(
              () => runInProcess<CardsRead>(task, turn.onStep),
              turn,
            );
            return cards;
          },
          async count(image, turn = {}) {
            if (!isDocument(detectImageFormat(image))) return 1;
            const task = { image, picture: null };
            return (await slot.run(() => runInProcess<PicturesCounted>(task), turn)).count;
          },
          async layFlat(image, quads, turn = {}) {
            const task = { image, picture: turn.picture ?? 0, flat: quads };
            return (await slot.run(() => runInProcess<LaidFlat>(task), turn)).sides;
          },
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

/** Ends a reading that does not begin, or takes longer than `deadline`. Passes on its steps. */
function createReadingClock(deadline: number, onStep: (step: ReadingStep) => void) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), START_LIMIT_MS);
  const clock = {
    signal: controller.signal,
    hasBegun: false,
    /** Whether the deadline ended the reading. */
    isOver: false,
    channel: {
      onMessage: () => {},
      postMessage(message: unknown) {
        if (isStep(message)) onStep(message.step);
        if (message !== READING_BEGINS) return;
        clock.hasBegun = true;
        clearTimeout(timer);
        timer = setTimeout(() => {
          clock.isOver = true;
          controller.abort();
        }, deadline);
      },
    },
    stop: () => clearTimeout(timer),
  };
  return clock;
}

/**
 * Sets Node.js's compile cache for the whole process: the code that strips types has 17 MB, and is not loaded if
 * every file is cached. If the folder cannot be written to, there is no cache.
 */
function compileCacheIn(folder: string | undefined): Record<string, string> {
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

/** Only the variables that a process needs to run. A picture that takes over the process finds no secrets in it. */
function harmlessEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ'];
  const inherited = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(inherited),
    // The card reader sets this too, but code that a process loads before it must not send anything either.
    ORT_DISABLE_TELEMETRY: '1',
    // Separate heaps for threads (glibc) return little memory to the system: 100 MB in a process that reads.
    MALLOC_ARENA_MAX: '1',
  };
}
