/** Rows in one request. */
const ROWS_PER_REQUEST = 500;

/** Ids in one request; they travel in its address, which servers limit to some 8 kB. */
export const IDS_PER_REQUEST = 100;

/**
 * Bytes of rows in one insert; rows with pictures have a hundred thousand each. The backend takes 1 MiB: everybody
 * waits while the embedded database works on one.
 */
export const BYTES_PER_INSERT = 1_000_000;

/** Bytes of rows in one call of a function, of which the backend takes 256 KiB. */
export const BYTES_PER_CALL = 240_000;

/** Rows in as few requests as their number and bytes allow. One row that is too large goes alone, and is refused alone. */
export function packRows<T>(rows: readonly T[], bytes: number): T[][] {
  const batches: T[][] = [];
  let room = 0;
  for (const row of rows) {
    // With the comma behind it.
    const size = bytesOf(row) + 1;
    const last = batches.at(-1);
    if (last && last.length < ROWS_PER_REQUEST && size <= room) last.push(row);
    else {
      batches.push([row]);
      room = bytes;
    }
    room -= size;
  }
  return batches;
}

const encoder = new TextEncoder();

/** Bytes of a value as JSON. */
export const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
