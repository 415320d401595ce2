import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../limits.ts';
import { decodeImage } from './open-file.ts';

/** A card as an iPhone stores it. No library here can write such a file. */
const heicCard = new URL('../../../../e2e/trial/sample-card-2.heic', import.meta.url);

const red = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } });

/** A PNG whose header claims a size that its data does not have. */
async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await red(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is read', async (format) => {
  const image = await decodeImage(await red(40, 30).toFormat(format).toBuffer());
  expect(image).toMatchObject({ width: 40, height: 30 });
  expect(image.data).toHaveLength(40 * 30 * 3);
  expect(image.data[0]).toBeGreaterThan(180);
});

test('a picture that is upright by its EXIF is decoded upright', async () => {
  const bytes = await red(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await decodeImage(bytes)).toMatchObject({ width: 20, height: 40 });
});

test('transparent pixels are white paper', async () => {
  const image = await decodeImage(await red(4, 4, 0).png().toBuffer());
  expect([...image.data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('a CMYK JPEG becomes RGB', async () => {
  const bytes = await red(8, 8).toColourspace('cmyk').jpeg().toBuffer();
  const image = await decodeImage(bytes);
  expect(image.data).toHaveLength(8 * 8 * 3);
  expect(image.data[0] ?? 0).toBeGreaterThan((image.data[1] ?? 255) + 80);
});

test('the color profile of a phone’s camera is not applied, and a printer’s is', async () => {
  const wide = await red(8, 8).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  const [asStored] = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect((await decodeImage(wide)).data[0]).toBe(asStored);
  const cmyk = await red(8, 8).withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
  const [red0 = 0, green0 = 0] = (await decodeImage(cmyk)).data;
  expect(red0 - green0).toBeGreaterThan(120);
});

test('16 bits and gray become 8-bit RGB', async () => {
  const bytes = await red(8, 8).toColourspace('grey16').png().toBuffer();
  const image = await decodeImage(bytes);
  expect(image.data).toHaveLength(8 * 8 * 3);
});

test('the first frame of an animation is read', async () => {
  const frames = await Promise.all(
    [red(6, 6), red(6, 6, 0.5)].map((frame) => frame.png().toBuffer()),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect(await decodeImage(bytes)).toMatchObject({ width: 6, height: 6 });
});

test('a photograph larger than the working size is shrunk', async () => {
  const image = await decodeImage(await red(3000, 1500).jpeg().toBuffer());
  expect(image).toMatchObject({ width: 2000, height: 1000 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['text', Buffer.from('not a picture')],
  ['a GIF', await red(4, 4).gif().toBuffer()],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s is not supported', async (_, bytes) => {
  await expect(decodeImage(bytes)).rejects.toMatchObject({ code: 'unsupported_image' });
});

test('a HEIC picture from a phone is read', async () => {
  const image = await decodeImage(await readFile(heicCard));
  expect(image.data).toHaveLength(image.width * image.height * 3);
  // A card is mostly paper. Gray noise or black would mean that the colors were decoded wrong.
  const brightness = image.data.reduce((sum, value) => sum + value, 0) / image.data.length;
  expect(brightness).toBeGreaterThan(60);
});

test.each([
  ['only its first bytes', (bytes: Buffer) => bytes.subarray(0, 24)],
  ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['a header that holds no picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
])('a HEIC file with %s is broken, and the next one is read', async (_, damage) => {
  const sound = await readFile(heicCard);
  await expect(decodeImage(damage(sound))).rejects.toMatchObject({ code: 'broken_image' });
  await expect(decodeImage(sound)).resolves.toMatchObject({ width: expect.any(Number) });
});

test('a truncated file is broken', async () => {
  const bytes = await red(400, 300).jpeg().toBuffer();
  await expect(decodeImage(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({
    code: 'broken_image',
  });
});

test('a PNG header without pixels is broken', async () => {
  await expect(decodeImage(await pngClaiming(0, 0))).rejects.toMatchObject({
    code: 'broken_image',
  });
});

test('100 megapixels are refused by the header, before anything is decoded', async () => {
  await expect(decodeImage(await pngClaiming(10_000, 10_000))).rejects.toMatchObject({
    code: 'image_too_large',
  });
});

test('a file of more than 10 MB is refused without being read', async () => {
  await expect(decodeImage(new Uint8Array(MAX_IMAGE_BYTES + 1))).rejects.toMatchObject({
    code: 'image_too_large',
  });
});
