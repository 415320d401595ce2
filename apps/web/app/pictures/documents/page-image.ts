/** A document in its worker. */
export interface OpenDocument {
  /** Pages that are read. */
  count: number;
  /** All of them. */
  pages: number;
  /** A page's pixels, or a file that browsers open. */
  draw(page: number): Promise<ImageData | Blob>;
}

export function toImageData(rgba: Uint8Array, width: number, height: number): ImageData {
  return new ImageData(new Uint8ClampedArray(rgba), width, height);
}

/** A decoder's WebAssembly, from our own server or what this device keeps of it. */
export async function loadWasm(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A decoder did not come: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
