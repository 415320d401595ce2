import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { selectFiles } from './select-files.ts';

const card = (name: string, more: Partial<{ size: number; type: string }> = {}) => ({
  name,
  size: 1000,
  type: 'image/jpeg',
  ...more,
});
const cards = (count: number, prefix = 'card') =>
  Array.from({ length: count }, (_, i) => card(`${prefix}${i}.jpg`));
const free = { batchMax: 5, remaining: 10 };

describe('selectFiles', () => {
  test('adds pictures after those already selected', () => {
    const { files, notices } = selectFiles(
      [card('a.jpg')],
      [card('b.png', { type: 'image/png' })],
      free,
    );
    expect(files.map((file) => file.name)).toEqual(['a.jpg', 'b.png']);
    expect(notices).toEqual([]);
  });

  test('refuses a file that is no supported picture', () => {
    const { files, notices } = selectFiles(
      [],
      [card('cv.docx', { type: 'application/msword' })],
      free,
    );
    expect(files).toEqual([]);
    expect(notices).toEqual([
      { title: 'Invalid file type', description: 'cv.docx is not a supported image format' },
    ]);
  });

  test('goes by the ending where the browser knows no type', () => {
    const { files } = selectFiles(
      [],
      [card('A.JPEG', { type: '' }), card('b.gif', { type: '' })],
      free,
    );
    expect(files.map((file) => file.name)).toEqual(['A.JPEG']);
  });

  test('takes 10 MB and refuses one byte more', () => {
    const { files, notices } = selectFiles(
      [],
      [card('fits.jpg', { size: MAX_IMAGE_BYTES }), card('big.jpg', { size: MAX_IMAGE_BYTES + 1 })],
      free,
    );
    expect(files.map((file) => file.name)).toEqual(['fits.jpg']);
    expect(notices).toEqual([
      { title: 'File too large', description: 'big.jpg is larger than 10MB' },
    ]);
  });

  test('leaves out an empty file', () => {
    expect(selectFiles([], [card('empty.jpg', { size: 0 })], free).files).toEqual([]);
  });

  test('ignores a name that is already selected, also within one drop', () => {
    const { files, notices } = selectFiles(
      [card('a.jpg')],
      [card('a.jpg'), card('b.jpg'), card('b.jpg', { size: 5 })],
      free,
    );
    expect(files.map((file) => file.name)).toEqual(['a.jpg', 'b.jpg']);
    expect(notices).toEqual([]);
  });

  test('keeps the first five for a free user and the first fifteen for Pro', () => {
    const tooMany = selectFiles([], cards(6), free);
    expect(tooMany.files).toHaveLength(5);
    expect(tooMany.notices).toEqual([
      {
        title: 'Too many files',
        description: 'You can only upload up to 5 files at once',
        link: PRO_LINK,
      },
    ]);
    const pro = selectFiles([], cards(16), { batchMax: 15, remaining: null });
    expect(pro.files).toHaveLength(15);
    expect(pro.notices).toEqual([
      { title: 'Too many files', description: 'You can only upload up to 15 files at once' },
    ]);
  });

  test('cuts the selection to what is left of the day', () => {
    const { files, notices } = selectFiles([card('a.jpg')], cards(4), {
      batchMax: 5,
      remaining: 3,
    });
    expect(files.map((file) => file.name)).toEqual(['a.jpg', 'card0.jpg', 'card1.jpg']);
    expect(notices).toEqual([
      {
        title: 'Daily limit reached',
        description: 'You can only upload 3 more files today (7/10 used)',
        link: PRO_LINK,
      },
    ]);
  });

  test('never passes a limit, never repeats a name and never loses what was selected', () => {
    const anyFile = fc.record({
      name: fc.constantFrom('a.jpg', 'b.png', 'c.webp', 'd.gif', 'e', 'f.jpg', 'g.jpg', 'h.jpg'),
      size: fc.integer({ min: 0, max: 2 * MAX_IMAGE_BYTES }),
      type: fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/gif', ''),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyFile), { maxLength: 5 }),
        fc.constantFrom(5, 15),
        fc.option(fc.integer({ min: 0, max: 10 })),
        (drops, batchMax, remaining) => {
          let selected: (typeof drops)[number] = [];
          for (const drop of drops) {
            const { files } = selectFiles(selected, drop, { batchMax, remaining });
            expect(files.slice(0, selected.length)).toEqual(selected);
            expect(files.length).toBeLessThanOrEqual(Math.min(batchMax, remaining ?? batchMax));
            expect(new Set(files.map((file) => file.name)).size).toBe(files.length);
            selected = files;
          }
        },
      ),
    );
  });
});
