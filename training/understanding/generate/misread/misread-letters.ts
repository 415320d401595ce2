import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from '../lay-out-card.ts';
import type { Value } from '../printed-text.ts';
import { CONFUSED, PAIRS } from './confused-letters.ts';

/** The letters of a line, each with the value it belongs to. */
export interface Letters {
  chars: string[];
  owners: (Value | null)[];
}

export function lettersOf({ spans }: Pick<PlacedLine, 'spans'>): Letters {
  const chars: string[] = [];
  const owners: (Value | null)[] = [];
  for (const { text, value } of spans) {
    // Split into UTF-16 units, as the reader's indices count them.
    for (const char of text.normalize('NFC').split('')) {
      chars.push(char);
      owners.push(value);
    }
  }
  return { chars, owners };
}

/** Misreads letters. `rate` is how many of a thousand. */
export function misreadLetters(letters: Letters, rate: number, random: Random): Letters {
  const chars: string[] = [];
  const owners: (Value | null)[] = [];
  const accents = random.chance(0.15) ? 0.4 : 0.03;
  letters.chars.forEach((char, i) => {
    const owner = letters.owners[i] ?? null;
    const push = (text: string) => {
      for (const each of text.split('')) {
        chars.push(each);
        owners.push(owner);
      }
    };
    if (char === ' ') {
      if (random.chance(0.004 + rate * 0.6)) return;
      push(char);
      return;
    }
    if (char > '\u007f' && /\p{L}/u.test(char) && random.chance(accents)) {
      const plain = fold(char);
      push(char === char.toLowerCase() ? plain : plain.toUpperCase());
      return;
    }
    if (random.chance(rate)) {
      const others = CONFUSED[char];
      if (others) push(random.pick(others));
      else if (random.chance(0.5)) push(char);
      return;
    }
    push(char);
    if (random.chance(rate * 0.08)) push(' ');
  });
  return { chars, owners };
}

/** Misreads two letters as one, or one as two. */
export function misreadPairs(letters: Letters, random: Random): Letters {
  const text = letters.chars.join('');
  const [pattern, instead] = random.pick(PAIRS);
  const match = pattern.exec(text);
  if (!match) return letters;
  const owner = letters.owners[match.index] ?? null;
  const size = match[0].length;
  return {
    chars: [
      ...letters.chars.slice(0, match.index),
      ...instead,
      ...letters.chars.slice(match.index + size),
    ],
    owners: [
      ...letters.owners.slice(0, match.index),
      ...Array<Value | null>(instead.length).fill(owner),
      ...letters.owners.slice(match.index + size),
    ],
  };
}

const MARKED: Record<string, string> = {
  a: 'ãåä',
  e: 'ëē',
  i: 'īïį',
  o: 'øöõ',
  u: 'ųü',
  s: 'šş',
  l: 'ł',
  d: 'ð',
  A: 'ÅÂ',
  E: 'Ě',
  O: 'Ø',
};

/** “Batik Kušumašari”: the recognizer takes a swash or an ornament for a diacritic. */
export function withMarks({ chars, owners }: Letters, random: Random): Letters {
  return {
    owners,
    chars: chars.map((char) => {
      const marked = MARKED[char];
      return marked && random.chance(0.12) ? random.pick([...marked]) : char;
    }),
  };
}
