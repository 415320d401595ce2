import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CardReaderError } from '../card-reader-error.ts';
import { decodeImage } from './open-file.ts';

/**
 * Either the whole picture is decoded, or a CardReaderError says why not. Nothing else may happen.
 */
async function decodesOrSaysWhyNot(bytes: Uint8Array): Promise<void> {
  try {
    const { width, height, data } = await decodeImage(bytes);
    expect(data).toHaveLength(width * height * 3);
  } catch (error) {
    expect(error).toBeInstanceOf(CardReaderError);
  }
}

test('any bytes get a defined answer', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), decodesOrSaysWhyNot));
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s with damaged bytes gets a defined answer',
  async (format) => {
    const sound = await sharp({
      create: { width: 24, height: 16, channels: 3, background: '#7a5' },
    })
      .toFormat(format)
      .toBuffer();
    const damage = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Buffer.from(sound);
        for (const [at, value] of changes) bytes[at] = value;
        await decodesOrSaysWhyNot(bytes);
      }),
      { numRuns: 60 },
    );
  },
);
