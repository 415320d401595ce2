import type { Asker } from '../database/fair-share/asker.ts';
import { FairQueue } from '../database/fair-share/fair-queue.ts';

const ONE_FOR_EACH = { places: Number.POSITIVE_INFINITY, placesPerOwner: 1 };

/**
 * Changes one person's stored cards one at a time. Supabase Lite looks for a card's row, writes the bytes and then
 * the row, each separately. Two at once would leave a row without bytes, or fail.
 */
export class DigitalCardTurns {
  readonly #queue = new FairQueue(ONE_FOR_EACH, () => 0);

  async take<T>(owner: Asker, work: () => Promise<T>): Promise<T> {
    const end = await this.#queue.enter(owner);
    try {
      return await work();
    } finally {
      end(0);
    }
  }
}
