import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVerdicts } from './compare-verdicts.ts';
import { type JudgedPicture, readVerdicts, writeVerdicts } from './verdict-file.ts';

/** A scan and a photograph of each card. `wholes` says for each card whether both are whole. */
function judge(wholes: boolean[]): JudgedPicture[] {
  return wholes.flatMap((whole, i) =>
    ['scan', 'photo'].map(
      (kind): JudgedPicture => ({ card: `made-up ${i}`, kind, verdicts: [['whole card', whole]] }),
    ),
  );
}

/** The first `right` of `of` cards are whole. */
const firstRight = (right: number, of: number) =>
  judge(Array.from({ length: of }, (_, i) => i < right));

describe('compareVerdicts', () => {
  it('finds with certainty no difference between a version and itself', () => {
    expect(compareVerdicts(firstRight(30, 60), firstRight(30, 60), 'whole card')).toEqual({
      before: 0.5,
      after: 0.5,
      difference: 0,
      low: 0,
      high: 0,
      more: 0,
      less: 0,
    });
  });

  it('is certain if many cards all improved', () => {
    const found = compareVerdicts(firstRight(30, 100), firstRight(50, 100), 'whole card');
    expect(found).toMatchObject({ before: 0.3, after: 0.5, more: 40, less: 0 });
    // 20 of 100 cards changed: 1.96 standard errors of that share are 0.078.
    expect(found?.low).toBeCloseTo(0.2 - 0.078, 1);
    expect(found?.high).toBeCloseTo(0.2 + 0.078, 1);
  });

  it('decides nothing if as many cards got worse as better', () => {
    const before = judge(Array.from({ length: 40 }, (_, i) => i % 2 === 0));
    const after = judge(Array.from({ length: 40 }, (_, i) => i % 2 === 1));
    const found = compareVerdicts(before, after, 'whole card');
    expect(found).toMatchObject({ difference: 0, more: 40, less: 40 });
    expect(found?.low).toBeLessThan(-0.1);
    expect(found?.high).toBeGreaterThan(0.1);
  });

  it('counts the pictures of a card as one, not as several proofs', () => {
    const width = (pictures: (wholes: JudgedPicture[]) => JudgedPicture[]) => {
      const [before, after] = [firstRight(10, 40), firstRight(20, 40)].map(pictures);
      const found = compareVerdicts(before ?? [], after ?? [], 'whole card');
      return found ? found.high - found.low : 0;
    };
    const scansAlone = width((all) => all.filter(({ kind }) => kind === 'scan'));
    expect(width((all) => all)).toBe(scansAlone);
  });

  it('counts every field of a picture, and pictures whose share of fields changed', () => {
    const picture = (...fields: boolean[]): JudgedPicture => ({
      card: 'made-up 1',
      kind: 'scan',
      verdicts: fields.map((exact) => ['field-exact', exact]),
    });
    expect(
      compareVerdicts(
        [picture(true, false, false, false)],
        [picture(true, true, true, false)],
        'field-exact',
      ),
    ).toMatchObject({ before: 0.25, after: 0.75, difference: 0.5, more: 1, less: 0 });
  });

  it('gives the same interval each time', () => {
    const compare = () => compareVerdicts(firstRight(9, 33), firstRight(14, 33), 'whole card');
    expect(compare()).toEqual(compare());
  });

  it('says nothing about what was never judged', () => {
    expect(compareVerdicts(firstRight(1, 2), firstRight(1, 2), 'title')).toBeUndefined();
  });

  it('refuses files about different pictures', () => {
    const others = firstRight(3, 3).map((each) => ({ ...each, card: `other ${each.card}` }));
    expect(() => compareVerdicts(firstRight(3, 3), others, 'whole card')).toThrow('before only');
    expect(() => compareVerdicts(firstRight(3, 3), firstRight(3, 4), 'whole card')).toThrow(
      '6 pictures before, 8 after',
    );
  });
});

it('reads back verdicts that were written', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'verdicts-')), 'before.json');
  await writeVerdicts(file, firstRight(1, 2));
  expect(await readVerdicts(file)).toEqual(firstRight(1, 2));
});
