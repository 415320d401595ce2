import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { inventCard } from './invent-card.ts';
import { PICTURE_KINDS } from './scene/conditions.ts';

describe('drawPicture', () => {
  it.each(PICTURE_KINDS)('draws the same %s picture for the same seed', async (kind) => {
    const options = { kind, seed: 7, longSide: 400 };
    const [first, second] = await Promise.all([
      drawPicture([inventCard(7)], options),
      drawPicture([inventCard(7)], options),
    ]);
    expect(Buffer.from(first.jpeg).equals(second.jpeg)).toBe(true);
  });

  it('keeps to the requested longer side', async () => {
    const { width, height } = await drawPicture([inventCard(3)], {
      kind: 'photo',
      seed: 3,
      longSide: 800,
    });
    expect(Math.max(width, height)).toBe(800);
  });

  it('draws small pictures 620 pixels wide', async () => {
    const { width } = await drawPicture([inventCard(3)], { kind: 'small', seed: 3 });
    expect(width).toBe(620);
  });
});
