import type { WasmInstance } from './web-assembly.ts';

const PAGE_BYTES = 65_536;

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * Limits the memory of a module that Emscripten compiled. Its memory grows through JavaScript; beyond the limit that
 * is refused and the module ends with an error. Its own limit is 2 GB.
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
