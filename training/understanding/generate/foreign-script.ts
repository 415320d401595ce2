import type { Random } from '@cardsift/invented-cards/random';
import type { Block } from './block.ts';
import type { Country } from './material.ts';
import { between, type Line, type Span, textOf } from './printed-text.ts';

/** Countries whose cards often have letters that the recognizer does not know. */
const OTHER_SCRIPT = new Set(
  'AE BD BG BY CN CY DZ EG GE GR HK IL IN IR JO JP KH KR KW KZ LB LK LY MA MK MM MN MO NP OM PK QA RS RU SA SY TH TN TW UA UZ YE'.split(
    ' ',
  ),
);

/** What the recognizer makes of other scripts: rare accents, capitals inside words, digits between letters. */
const STROKES = [...'lliIJRtfcuûùůüìíîïäâãåāąaoôöõøŮÛÂÁÀÄÜnŋswvyzŻžşšļłģğď09241·:.|'];

function unreadable(random: Random, words: number): string {
  return Array.from({ length: words }, () =>
    Array.from({ length: random.integer(1, 8) }, () => random.pick(STROKES)).join(''),
  ).join(' ');
}

const REPEATED = new Set(['name', 'title', 'organization', 'address', 'service', 'tagline']);

/** Repeats parts of a card in another script, as the recognizer misreads it: “Coco Xu íÂRJfk”. */
export function addForeignScript(blocks: Block[], country: Country, random: Random): void {
  if (!OTHER_SCRIPT.has(country.country) || !random.chance(0.4)) return;
  const share = random.between(0.15, 0.8);
  for (const block of blocks) {
    block.lines = block.lines.flatMap((each) => {
      const label = each.spans.find((span) => span.value)?.value?.label ?? '';
      if (!REPEATED.has(label) || !random.chance(share)) return [each];
      const words = Math.max(
        1,
        Math.round(textOf(each).split(' ').length * random.between(0.3, 1)),
      );
      const text = unreadable(random, Math.min(words, 4));
      const other: Span = { text, value: { label: 'other', isUnreadable: true } };
      if (random.chance(0.25)) {
        const spans = random.chance(0.75)
          ? [...each.spans, between(' '), other]
          : [other, between(' '), ...each.spans];
        return [{ ...each, spans }];
      }
      const own: Line = { spans: [other], size: each.size * random.between(0.7, 1.2) };
      return random.chance(0.6) ? [each, own] : [own, each];
    });
  }
}
