/**
 * Frees the memory of a picture, a network or its answer at once; the array is empty afterwards. The garbage
 * collector would free it late, and for every 64 MB that wait, V8 goes through the reader's whole heap.
 */
export function freeMemory({ buffer, byteLength }: Uint8Array | Float32Array): void {
  // An array that shares its memory is not freed. Browsers of 2023 cannot free any.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0);
}
