import sharp, { type Sharp } from 'sharp';

type Decode = typeof import('heic-decode');

/** What `Decode.all` returns. Its published types lack the sizes. */
type Decodables = (Awaited<ReturnType<Decode['all']>>[number] & {
  width: number;
  height: number;
})[] & { dispose(): void };

/** A HEIC file's first picture. sharp's prebuilt binaries have no HEVC decoder. */
export interface HeicPicture {
  width: number;
  height: number;
  /** Decodes the pixels upright, following the file's own rotation. */
  decode(): Promise<Sharp>;
  /** Frees the memory of the WebAssembly decoder. */
  close(): void;
}

/**
 * Reads the header of a HEIC file.
 *
 * @throws Error if the file is damaged
 */
export async function openHeic(bytes: Uint8Array): Promise<HeicPicture> {
  // Most pictures are not HEIC, and the decoder is large.
  const { default: decodeHeic } = await import('heic-decode');
  const pictures = (await decodeHeic.all({ buffer: bytes })) as Decodables;
  const [first] = pictures;
  if (!first) throw new Error('The file holds no picture.');
  const { width, height } = first;
  return {
    width,
    height,
    async decode() {
      const { data } = await first.decode();
      return sharp(data, { raw: { width, height, channels: 4 } });
    },
    close: () => pictures.dispose(),
  };
}
