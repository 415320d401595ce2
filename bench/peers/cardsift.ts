import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { createNodeCardReader } from '@cardsift/card-reader/node/create-node-card-reader';
import type { BenchReader } from './bench-reader.ts';

/** Our own reader with two threads, and with the models in `MODEL_DIR` if it is set. */
export async function createCardsift(): Promise<BenchReader> {
  const reader = await createNodeCardReader({ threads: 2, modelDir: process.env.MODEL_DIR });
  return {
    name: 'cardsift',
    async read(jpeg) {
      try {
        return await reader.read(jpeg);
      } catch (error) {
        if (error instanceof CardReaderError) return [];
        throw error;
      }
    },
    close: () => reader.close(),
  };
}
