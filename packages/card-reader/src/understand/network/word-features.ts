import { countDigits } from '../text/digits.ts';
import { lettersOf } from '../text/letter-case.ts';
import { labelAlone } from '../values/phone/phone-label.ts';
import type { CardWord } from './card-words.ts';
import { on, within } from './clamp.ts';

/** Capitals, digits and signs of a word. */
export function shapeOf(word: string): number[] {
  const bare = lettersOf(word);
  const letters = [...bare].length;
  const digits = countDigits(word);
  const first = bare.charAt(0);
  const capital = first !== first.toLowerCase();
  const allCaps = bare.length > 1 && bare === bare.toUpperCase() && bare !== bare.toLowerCase();
  const small = bare !== '' && bare === bare.toLowerCase();
  return [
    on(allCaps),
    on(capital && !allCaps && bare.slice(1) === bare.slice(1).toLowerCase()),
    on(small),
    on(!small && !allCaps && bare.slice(1) !== bare.slice(1).toLowerCase()),
    within(letters / 10, 0, 2),
    within(digits / 6, 0, 2),
    on(digits > 0 && letters > 0),
    on(/[^\p{ASCII}]/u.test(bare)),
    on(/\p{L}-\p{L}/u.test(word)),
    on(/\.\p{L}/u.test(word)),
    on(/\.$/.test(word)),
    on(/:$/.test(word)),
    on(/[,;]$/.test(word)),
    on(/[!?]["”»']?$/u.test(word)),
    on(/^[&+]$/.test(word)),
    on(/[’'`]/.test(word)),
    on(letters === 1 && digits === 0),
    on(/^[("“„«']/u.test(word)),
    on(/[)"”“»']$/u.test(word)),
    on(/[/]/.test(word)),
    on(/[®™©]/u.test(word)),
  ];
}

/** Which grammar has taken a word, as far as its letters tell. */
export function takenBy({ taken, text }: CardWord): number[] {
  const email = taken && text.includes('@');
  const phone = taken && !email && /\d{2}/.test(text) && !/\p{L}{3}/u.test(text);
  const web = taken && !email && !phone && /[\p{L}\d]\.\p{L}{2}/u.test(text);
  return [on(taken), on(email), on(phone), on(web)];
}

/** Which label of a number or address it may be. */
export function labelOf(text: string): number[] {
  const kind = labelAlone(text);
  return [
    on(kind === 'cell'),
    on(kind === 'fax'),
    on(kind === 'work' || kind === 'home' || kind === 'pager'),
    on(kind === 'other'),
  ];
}
