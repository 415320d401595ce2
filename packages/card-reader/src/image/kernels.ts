import { lazily } from '../lazily.ts';
import { KERNELS } from './kernels.gen.ts';

/** The exports of `assembly/`. Arguments are addresses in its memory, lengths and counts. */
interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  addRows(pixels: number, length: number, rows: number, weights: number, sums: number): void;
  narrow(
    sums: number,
    firsts: number,
    neighbors: number,
    weights: number,
    row: number,
    width: number,
  ): void;
  edges(
    pixels: number,
    width: number,
    height: number,
    sums: number,
    squares: number,
    strengths: number,
  ): void;
  findFinders(pixels: number, blocks: number, gray: number, found: number): number;
  toGray(pixels: number, count: number, gray: number): void;
  toPlanes(pixels: number, count: number, scales: number, planes: number, stride: number): void;
  warp(
    pixels: number,
    partWidth: number,
    partHeight: number,
    plane: number,
    target: number,
    width: number,
    height: number,
    across: number,
    down: number,
  ): void;
}

/** Node.js has it as browsers do, but its types do not. */
interface Runtime {
  WebAssembly: {
    Module: new (wasm: Uint8Array) => object;
    Instance: new (module: object) => { readonly exports: unknown };
  };
}

const PAGE = 65_536;
/**
 * Kernels process 16 values of at most 4 bytes at a time, and may write this many bytes past the
 * end.
 */
const BLOCK = 64;

/**
 * Pixel operations in WebAssembly, which is several times faster than JavaScript because it
 * processes 16 bytes at a time.
 */
export const kernels = lazily(() => {
  const wasm = Uint8Array.from(atob(KERNELS), (sign) => sign.charCodeAt(0));
  const { Instance, Module } = (globalThis as unknown as Runtime).WebAssembly;
  return new Instance(new Module(wasm)).exports as Kernels;
});

/**
 * Reserves space of the given lengths and returns the addresses. Overwrites whatever was there
 * before.
 */
export function reserve<Lengths extends readonly number[]>(
  ...lengths: Lengths
): { [Index in keyof Lengths]: number } {
  let end = 0;
  const places = lengths.map((length) => {
    const place = end;
    end += Math.ceil(length / BLOCK + 1) * BLOCK;
    return place;
  });
  const { memory } = kernels();
  const missing = Math.ceil((end - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
  return places as { [Index in keyof Lengths]: number };
}

/** A view of the bytes at an address. Invalid after the next `reserve`. */
export function bytesAt(place: number, length: number): Uint8Array {
  return new Uint8Array(kernels().memory.buffer, place, length);
}

/** A view of the 32-bit integers at an address. Invalid after the next `reserve`. */
export function integersAt(place: number, length: number): Int32Array {
  return new Int32Array(kernels().memory.buffer, place, length);
}

/** A view of the 32-bit floats at an address. Invalid after the next `reserve`. */
export function floatsAt(place: number, length: number): Float32Array {
  return new Float32Array(kernels().memory.buffer, place, length);
}
