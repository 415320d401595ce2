import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { describeFont, SANS_FAMILIES, SERIF_FAMILIES } from './fonts.ts';

const letters = 'ńśźżęąłćěřžýčšďťňůőűşğıİøæåßœçñãõêîôëï';

/**
 * The drawing shows whether the family has the letter, because any two letters that it lacks look
 * the same.
 */
function drawLetter(letter: string, font: string): string {
  const canvas = createCanvas(60, 60);
  const context = canvas.getContext('2d');
  context.lang = 'en';
  context.font = font;
  context.fillText(letter, 10, 45);
  return canvas.data().toString('base64');
}

describe('describeFont', () => {
  it.each([...SANS_FAMILIES, ...SERIF_FAMILIES])(
    '%s has its own glyph for every letter',
    (family) => {
      const font = describeFont(family, 400, 40);
      const missing = drawLetter('\u{10ffff}', font);
      for (const letter of letters) {
        const drawn = drawLetter(letter, font);
        expect(drawn, letter).not.toBe(missing);
        // A glyph from an installed font would look the same in every family.
        expect(drawn, letter).not.toBe(drawLetter(letter, '40px "no such family"'));
      }
    },
  );
});
