import { createReaderPool } from '@cardsift/extraction/reader-processes/reader-pool';

/** Cards per minute of the product's own pool, with one picture in each worker and none waiting. */
export async function cardsPerMinute(pictures: Uint8Array[], workers: number): Promise<number> {
  const pool = createReaderPool({ workers, threads: 1, queueLimit: 0 });
  const readAll = async (queue: Uint8Array[]) => {
    for (let jpeg = queue.pop(); jpeg !== undefined; jpeg = queue.pop()) {
      const slot = pool.reserve('account', 'bench');
      if (slot === null) throw new Error('the pool has no place');
      await slot.read(jpeg).finally(() => slot.release());
    }
  };
  await Promise.all(Array.from({ length: workers }, () => readAll(pictures.slice(0, 1))));
  const queue = [...pictures];
  const begun = performance.now();
  await Promise.all(Array.from({ length: workers }, () => readAll(queue)));
  const minutes = (performance.now() - begun) / 60_000;
  await pool.close();
  return pictures.length / minutes;
}
