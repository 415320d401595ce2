import type { ReadCard } from '@cardsift/card-reader/read-card';
import type { CardReading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import type { ReaderPool } from '../reader-processes/reader-pool.ts';
import { createWorkQueue } from '../reader-processes/work-queue.ts';

/** One card whose only line is the person's name. */
export function cardOf(fullName: string): ReadCard {
  const quad = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ] as const;
  const reading: CardReading = {
    ...BLANK_READING,
    lines: [{ text: fullName, quad, confidence: 1 }],
    fullName: { value: fullName, origin: 'printed', confidence: 1, lines: [0] },
  };
  return { contact: { fullName, emails: [], phones: [], urls: [], hashtags: [] }, reading };
}

export interface FakePool extends ReaderPool {
  /** How often a picture was actually read. */
  reads: number;
  /** Whether each reading was urgent, in the order they ran. */
  urgent: boolean[];
}

/** The real queue in front of a `read` from the test, without processes or models. */
export function fakePool(
  read: (image: Uint8Array, picture: number) => Promise<ReadCard[]> = async () => [
    cardOf('Ada Byron'),
  ],
  { workers = 2, queueLimit = 100, count = (_image: Uint8Array): number => 1 } = {},
): FakePool {
  const queue = createWorkQueue(workers, {
    account: { running: workers, waiting: queueLimit, perOwner: workers + queueLimit },
    demo: { running: 1, waiting: 0, perOwner: 1 },
  });
  const pool: FakePool = {
    reads: 0,
    urgent: [],
    reserve(lane, owner) {
      const slot = queue.reserve(lane, owner);
      return (
        slot && {
          read: (image, turn = {}) =>
            slot.run(() => {
              pool.reads += 1;
              pool.urgent.push(turn.urgent ?? false);
              turn.onStep?.('decode');
              turn.onStep?.('understand');
              return read(image, turn.picture ?? 0);
            }, turn),
          count: async (image) => count(image),
          layFlat: async (_image, quads) =>
            quads.map((quad) => ({ jpeg: Uint8Array.of(0xff, 0xd8), width: 9, height: 9, quad })),
          release: slot.release,
        }
      );
    },
    retryAfter: () => 3,
    close: () => queue.drain(),
  };
  return pool;
}
