/**
 * Gives back the memory of a picture, a network or its answer at once; it is empty afterwards. Left to the garbage
 * collector it waits, and for every 64 MB that wait V8 looks through all that the reader knows.
 */
export function release({ buffer, byteLength }: Uint8Array | Float32Array): void {
  // What shares its memory with others is theirs, too; browsers of 2023 cannot give back.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0);
}
