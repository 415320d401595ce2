export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What the first twelve bytes say the file is; the name and the declared type are the sender's claim only. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const has = (signature: number[], offset = 0) =>
    signature.every((byte, index) => bytes[offset + index] === byte);
  if (has(JPEG)) return 'image/jpeg';
  if (has(PNG)) return 'image/png';
  if (has(RIFF) && has(WEBP, 8)) return 'image/webp';
  return null;
}
