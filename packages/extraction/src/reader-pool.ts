import { fileURLToPath } from 'node:url';
import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import type { Quad } from '@cardsift/card-reader/geometry';
import { detectImageFormat, isDocument } from '@cardsift/card-reader/image-format';
import type { ReadCard } from '@cardsift/card-reader/read-card';
import { Tinypool } from 'tinypool';
import type {
  CountOutcome,
  FlatOutcome,
  ReaderOutcome,
  ReaderRefusal,
} from './create-image-reader.ts';
import type { FlatSide } from './flat-side.ts';
import {
  DEADLINE_MS,
  DEMO_QUEUE,
  PLACES_PER_OWNER,
  QUEUE_LIMIT,
  START_LIMIT_MS,
} from './limits.ts';
import {
  isStep,
  READING_BEGINS,
  type ReaderProcessOptions,
  type ReaderTask,
} from './reader-messages.ts';
import { createWorkQueue, type Lane, type Turn } from './work-queue.ts';

/** The first guess of one reading's time; measured times replace it. */
const FIRST_GUESS_MS = 800;

/**
 * V8 collects garbage in the thread that reads. Threads of its own took a sixth of the processor time from the
 * reading beside it. The young objects of a reading fit into their space, and readers sweep it after each reading
 * (`sweep`).
 */
export const READER_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=8', '--expose-gc'];

export interface ReaderPoolOptions {
  /** Processes that read, each with its own models in memory. Default: one. */
  workers?: number;
  /** Pictures of signed-in people that may wait beyond those being read. */
  queueLimit?: number;
  /** Threads the inference engine uses inside each process. */
  threads?: number;
  /** Whether a process loads its models when it starts, the default, or with its first picture. */
  preload?: boolean;
  /** A folder for Node.js's compile cache, with which the next process starts faster. Default: none. */
  compileCache?: string;
  /** Another set of models, see the card reader. */
  modelDir?: string;
  /** Where the process's code is; tests bring their own. */
  processFile?: URL;
  /** Milliseconds that one picture may take. */
  deadline?: number;
}

export interface ReadingTurn extends Turn {
  /** Which of a document's pictures, from 0; the first when absent. */
  picture?: number;
  /** Told at the start of each step of the reading. */
  onStep?(step: ReadingStep): void;
}

type CardsRead = Extract<ReaderOutcome, { ok: true }>;
type LaidFlat = Extract<FlatOutcome, { ok: true }>;
type PicturesCounted = Extract<CountOutcome, { ok: true }>;

/** A place held in the pool's queue until `release`. */
export interface ReaderSlot {
  /**
   * Reads every card of a picture. Throws `CardReaderError` for a picture that cannot be read or takes longer than
   * the deadline, and `LeftQueueError` when the signal fires before the reading began. Any other error means that the
   * process failed; it is replaced.
   */
  read(image: Uint8Array, turn?: ReadingTurn): Promise<ReadCard[]>;
  /** How many pictures of a file are read. Only documents take a turn for it. Throws as `read` does. */
  count(image: Uint8Array, turn?: Turn): Promise<number>;
  /** Parts of a picture laid flat, for somebody else to look at. Throws as `read` does. */
  layFlat(image: Uint8Array, quads: readonly Quad[], turn?: ReadingTurn): Promise<FlatSide[]>;
  release(): void;
}

export interface ReaderPool {
  /** Null when the queue, or the share of it that `owner` may hold, is full. */
  reserve(lane: Lane, owner: string): ReaderSlot | null;
  /** Seconds until a place is likely to be free. */
  retryAfter(): number;
  /** Lets started and waiting readings finish, then ends the processes. */
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
    // Bytes stay bytes on their way.
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
  // No card is in memory between two readings, so the log may show the whole error.
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
      // A process that died while idle is noticed only now. This picture is not to blame.
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

/** Ends a reading that does not begin, or that goes on beyond `deadline`. Passes its steps on. */
function createReadingClock(deadline: number, onStep: (step: ReadingStep) => void) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), START_LIMIT_MS);
  const clock = {
    signal: controller.signal,
    hasBegun: false,
    /** Whether it was the deadline that ended the reading. */
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
 * Node.js's compile cache. It is set for the whole process: what strips types has 17 MB, and is not loaded when every
 * file is cached. If the folder cannot be written to, there is no cache.
 */
function compileCacheIn(folder: string | undefined): Record<string, string> {
  return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

/** The variables that a process needs to run. A picture that takes the process over finds no key in it. */
function harmlessEnv(): Record<string, string> {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR', 'TZ'];
  const inherited = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(inherited),
    // The card reader sets this too; here it holds whatever a process of ours loads first.
    ORT_DISABLE_TELEMETRY: '1',
    // Each thread's own heap (glibc) gives little back: 100 MB in a process that reads.
    MALLOC_ARENA_MAX: '1',
  };
}
