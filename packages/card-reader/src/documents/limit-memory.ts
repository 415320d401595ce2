import type { WasmInstance } from './web-assembly.ts';

const PAGE_BYTES = 65_536;

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * Limits the memory of a module compiled by Emscripten, whose own limit is 2 GB. JavaScript grows that memory, so
 * growth beyond the limit can be refused, and the module ends with an error.
 */
export function limitMemory({ exports }: WasmInstance, mostBytes: number): void {
  const memory = exports.memory as WasmMemory;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > mostBytes) {
      throw new RangeError('The document needs too much memory.');
    }
    return grow(pages);
  };
}
