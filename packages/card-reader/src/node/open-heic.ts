import sharp, { type Sharp } from 'sharp';

type Decode = typeof import('heic-decode');

/** What `Decode.all` returns; its published types name no sizes. */
type Decodables = (Awaited<ReturnType<Decode['all']>>[number] & {
  width: number;
  height: number;
})[] & { dispose(): void };

/** A HEIC file's first picture; sharp's own binaries have no HEVC decoder. */
export interface HeicPicture {
  width: number;
  height: number;
  /** Decodes the pixels: upright, for the file itself says how to turn them. */
  decode(): Promise<Sharp>;
  /** Frees what the WebAssembly decoder holds. */
  close(): void;
}

/**
 * Reads the header of a HEIC file.
 * @throws Error when the file is damaged
 */
export async function openHeic(bytes: Uint8Array): Promise<HeicPicture> {
  // Most pictures are no HEIC, and the decoder is large.
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
