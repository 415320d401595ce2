interface TiffPage {
  width: number;
  height: number;
  /** 8-bit gray, row-major. A page may claim a size that its data does not have. */
  gray: Uint8Array;
}

const ENTRY_BYTES = 12;
const SHORT = 3;
const LONG = 4;

/** Writes uncompressed gray pages as TIFF 6.0, little-endian. */
export function writeTiff(pages: readonly TiffPage[]): Buffer {
  const parts: Buffer[] = [];
  const head = Buffer.alloc(8);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  parts.push(head);
  let at = head.length;
  for (const [i, { width, height, gray }] of pages.entries()) {
    const entries = [
      [256, LONG, width],
      [257, LONG, height],
      [258, SHORT, 8],
      [259, SHORT, 1],
      [262, SHORT, 1],
      [273, LONG, 0],
      [277, SHORT, 1],
      [278, LONG, height],
      [279, LONG, gray.length],
    ] as const;
    const size = 2 + entries.length * ENTRY_BYTES + 4;
    const directory = Buffer.alloc(size);
    directory.writeUInt16LE(entries.length, 0);
    for (const [k, [tag, type, value]] of entries.entries()) {
      const entry = 2 + k * ENTRY_BYTES;
      directory.writeUInt16LE(tag, entry);
      directory.writeUInt16LE(type, entry + 2);
      directory.writeUInt32LE(1, entry + 4);
      directory.writeUInt32LE(tag === 273 ? at + size : value, entry + 8);
    }
    const next = at + size + gray.length;
    directory.writeUInt32LE(i + 1 < pages.length ? next : 0, size - 4);
    parts.push(directory, Buffer.from(gray));
    at = next;
  }
  return Buffer.concat(parts);
}
