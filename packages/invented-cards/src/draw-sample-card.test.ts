import { describe, expect, it } from 'vitest';
import { drawSampleCard } from './draw-sample-card.ts';
import { SAMPLE_CARDS } from './sample-cards.ts';

describe('drawSampleCard', () => {
  it('draws the same JPEG for the same sample', async () => {
    const [first, second] = await Promise.all([drawSampleCard(0), drawSampleCard(0)]);
    expect(first.jpeg.subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
    expect(first.jpeg).toEqual(second.jpeg);
    expect(first.truth.fullName).toBe('Imogen Ashworth');
  });

  it('has a picture for every sample and no more', async () => {
    const pictures = await Promise.all(SAMPLE_CARDS.map((_, index) => drawSampleCard(index)));
    expect(new Set(pictures.map(({ jpeg }) => jpeg.length)).size).toBe(SAMPLE_CARDS.length);
    await expect(drawSampleCard(SAMPLE_CARDS.length)).rejects.toThrow(RangeError);
  });
});
