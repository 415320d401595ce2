import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ErrorCode } from './http-error.ts';
import type { ReaderPool, ReaderSlot, ReadingTurn } from './reader-processes/reader-pool.ts';
import type { Lane } from './reader-processes/work-queue.ts';
import type { SecondReaderProblem } from './second-reader/second-reader-error.ts';

/** In seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface ScanMetrics {
  count(lane: Lane, outcome: 'read' | ErrorCode): void;
  /** Counts the outcome of a question to a second reader, and its time. */
  countSecond(outcome: 'read' | SecondReaderProblem, seconds: number): void;
  /** The same pool, which counts its places and measures the steps of its readings. */
  measure(pool: ReaderPool): ReaderPool;
}

export function createScanMetrics(registry: Registry): ScanMetrics {
  const registers = [registry];
  const scans = new Counter({
    name: 'cardsift_scans_total',
    help: 'Pictures sent by people (account) and visitors (demo), by what became of them.',
    labelNames: ['lane', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'cardsift_reading_step_seconds',
    help: 'Time in each step of a reading, the wait for its turn before them.',
    labelNames: ['step'],
    buckets: BUCKETS,
    registers,
  });
  const places = new Gauge({
    name: 'cardsift_reader_places',
    help: 'Places held in the queue of the readers, those being read included.',
    labelNames: ['lane'],
    registers,
  });
  const second = new Histogram({
    name: 'cardsift_second_reader_seconds',
    help: 'Time of each question to the second reader, the wait for its turn included, by what became of it.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  places.set({ lane: 'account' }, 0);
  places.set({ lane: 'demo' }, 0);

  async function readTimed(slot: ReaderSlot, image: Uint8Array, turn: ReadingTurn = {}) {
    let step: 'queue' | ReadingStep = 'queue';
    let end = seconds.startTimer();
    const finish = () => end({ step });
    try {
      return await slot.read(image, {
        ...turn,
        onStep(next) {
          finish();
          step = next;
          end = seconds.startTimer();
          turn.onStep?.(next);
        },
      });
    } finally {
      finish();
    }
  }

  return {
    count: (lane, outcome) => scans.inc({ lane, outcome }),
    countSecond: (outcome, seconds) => second.observe({ outcome }, seconds),
    measure: (pool) => ({
      ...pool,
      reserve(lane, owner) {
        const slot = pool.reserve(lane, owner);
        if (!slot) return null;
        places.inc({ lane });
        let isHeld = true;
        return {
          read: (image, turn) => readTimed(slot, image, turn),
          count: (image, turn) => slot.count(image, turn),
          layFlat: (image, quads, turn) => slot.layFlat(image, quads, turn),
          release() {
            slot.release();
            if (isHeld) places.dec({ lane });
            isHeld = false;
          },
        };
      },
    }),
  };
}
