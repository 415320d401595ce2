import { z } from 'zod';
import type { InterruptedBatch } from '../engine/run-batch.ts';

const namesSchema = z.array(z.string());

/** Per user, because the next one at this computer must not see the names. */
export function createInterruptedBatch(userId: string, storage: Storage): InterruptedBatch {
  const key = `cardsift-unfinished-scans-${userId}`;
  return {
    read() {
      try {
        return namesSchema.parse(JSON.parse(storage.getItem(key) ?? '[]'));
      } catch {
        return [];
      }
    },
    write(fileNames) {
      try {
        if (fileNames.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(fileNames));
      } catch {
        // Storage is full or switched off: only the hint after a reload is lost.
      }
    },
  };
}
