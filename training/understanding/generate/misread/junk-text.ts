import type { Random } from '@cardsift/invented-cards/random';

const JUNK = 'abcdefghiklmnorstuxyzABCDEFGHIKLMNORSTUXYZ0123456789';

/** An ornament along an edge: “9090l9909”. */
function ornamentText(random: Random): string {
  const letters = random.pick([
    '0o',
    '90l',
    'O',
    'oO0',
    'OOOC',
    'xX',
    'vV',
    'll1',
    'ˆ-',
    '8B',
    'wv',
    'z2',
  ]);
  return Array.from({ length: random.integer(1, 14) }, () => random.pick([...letters])).join('');
}

/** What is read where there is no text: a drawing, an edge. */
export function junkText(random: Random): string {
  if (random.chance(0.3)) return ornamentText(random);
  const words = random.integer(1, 3);
  return Array.from({ length: words }, () =>
    Array.from({ length: random.integer(1, 7) }, () => random.pick([...JUNK])).join(''),
  ).join(' ');
}
