import type { TextLine } from '@cardsift/card-reader/reading';

/** More choices than this are slower to read than the card. */
const MOST = 4;
/** The most readings of each letter that is not sure. */
const MOST_LETTERS = 2;
/** This many last digits identify a number, which may have lost a zero or got a calling code since. */
const TELLING_DIGITS = 5;

const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** What a value may be instead: other candidates, and the value with other readings of its letters. */
export function findAlternatives(
  value: string,
  others: readonly string[],
  lines: readonly TextLine[],
): string[] {
  const all = [...others, ...lines.flatMap((line) => spellings(value, line))];
  return [...new Set(all)].filter((other) => other !== value).slice(0, MOST);
}

/** The value with each doubtful letter of the line replaced in turn. */
function spellings(value: string, { text, doubts = [] }: TextLine): string[] {
  const inValue = placesOf(value);
  const inLine = placesOf(text);
  const shift = alignment(inValue.text, inLine.text);
  if (shift === null) return [];
  return doubts.flatMap(({ at, letters }) => {
    const place = inValue.places[inLine.places.indexOf(at) + shift];
    if (place === undefined || !inLine.places.includes(at)) return [];
    const read = value[place] ?? '';
    return letters
      .filter((letter) => isSign(letter) && /\d/.test(letter) === /\d/.test(read))
      .slice(0, MOST_LETTERS)
      .map((letter) => value.slice(0, place) + likeCase(letter, read) + value.slice(place + 1));
  });
}

/** Letters and digits alone, lower case, and where each stands. */
function placesOf(text: string): { text: string; places: number[] } {
  const places = [...text].flatMap((character, index) => (isSign(character) ? [index] : []));
  return { text: places.map((place) => text[place]?.toLowerCase()).join(''), places };
}

/** The offset of the line's signs against those of the value. Null when the line does not hold the value. */
function alignment(value: string, line: string): number | null {
  const at = line.indexOf(value);
  if (value !== '' && at >= 0) return -at;
  if (!/^\d+$/.test(value)) return null;
  for (let length = value.length - 1; length >= TELLING_DIGITS; length -= 1) {
    const end = line.indexOf(value.slice(-length));
    if (end >= 0) return value.length - length - end;
  }
  return null;
}

/** E-mail addresses and the like are in small letters, whatever the card prints. */
function likeCase(letter: string, read: string): string {
  return read === read.toLowerCase() && read !== read.toUpperCase() ? letter.toLowerCase() : letter;
}
