import { fold } from '@cardsift/contacts/text/fold';
import { isMisreadingOf } from '../text/misreadings.ts';
import { adoptSpelling } from './adopt-spelling.ts';

export type Umlauts = Readonly<Record<string, string>>;

/** How addresses spell umlauts out, by language. */
export const GERMAN: Umlauts = { ae: 'ä', oe: 'ö', ue: 'ü' };
export const DANISH: Umlauts = { ae: 'æ', oe: 'ø', aa: 'å' };

/**
 * A word spelt with the umlauts that an address spells out: “Gotz” and `goetz` are “Götz”, and
 * “WeiBmann” and `weissmann` are “Weißmann”. Null when the address does not explain the word.
 */
function spellOut(word: string, token: string, umlauts: Umlauts): string | null {
  const letters = [...word.normalize('NFC')];
  let spelling = '';
  let at = 0;
  letters.forEach((letter, i) => {
    const plain = fold(letter);
    const pair = token.slice(at, at + 2);
    const umlaut = umlauts[pair];
    const next = fold(letters[i + 1] ?? '');
    if (umlaut && plain === pair.charAt(0) && next !== pair.charAt(1)) {
      const marked = letter.toLowerCase() !== plain ? letter : umlaut;
      spelling += letter === letter.toUpperCase() ? marked.toUpperCase() : marked;
      at += 2;
    } else if ('Bfl8'.includes(letter) && pair === 'ss') {
      spelling += i > 0 && letters[i - 1] === letters[i - 1]?.toUpperCase() ? 'SS' : 'ß';
      at += 2;
    } else {
      spelling += letter;
      at = plain !== '' && token.startsWith(plain, at) ? at + plain.length : Number.NaN;
    }
  });
  return at === token.length ? spelling : null;
}

/** Mends a word by the tokens of the card's e-mail addresses and domains, which are read more surely. */
export function spellByAddress(word: string, tokens: readonly string[], umlauts: Umlauts): string {
  const plain = fold(word);
  if (plain.length < 3) return word;
  for (const token of tokens) {
    // ß is read “f” or “fS” too.
    const spelling = spellOut(word.replace(/(?<=\p{L})fs/iu, 'f'), token, umlauts);
    if (spelling !== null) return spelling;
  }
  if (tokens.includes(plain)) return word;
  // “Meccanico” is another word than `meccanica`; a digit at the end is a misreading.
  const endsAlike = (token: string) => plain.at(-1) === token.at(-1) || /\d$/.test(plain);
  const meant = tokens.find((token) => isMisreadingOf(plain, token) && endsAlike(token));
  return meant === undefined ? word : adoptSpelling(word, keepMarks(word, meant));
}

/** Letters that were read with a mark keep it where the address agrees on the letter. */
function keepMarks(word: string, meant: string): string {
  const letters = [...word.normalize('NFC')];
  if (letters.length !== meant.length) return meant;
  return [...meant]
    .map((letter, i) => (fold(letters[i] ?? '') === letter ? (letters[i] ?? letter) : letter))
    .join('');
}
