import { z } from 'zod';
import { type BatchMemory, NO_BATCH } from '../batch/last-batch.ts';

const batchSchema = z.object({ undone: z.array(z.string()), cards: z.int() });

/** One entry for each user, because the next user of this computer must not see the names. */
export function createLastBatchStore(userId: string, storage: Storage): BatchMemory {
  const key = `cardsift-last-batch-${userId}`;
  return {
    read() {
      try {
        return batchSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
      } catch {
        return NO_BATCH;
      }
    },
    write(batch) {
      try {
        if (batch.cards + batch.undone.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(batch));
      } catch {
        // Storage is full or switched off: only the hint after a reload is lost.
      }
    },
  };
}
