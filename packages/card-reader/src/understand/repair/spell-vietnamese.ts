import { lazily } from '../../lazily.ts';
import { probabilityOf, vietnameseSyllables } from '../lexicon/vietnamese.ts';
import { isMisreadingOf } from './misreadings.ts';

/**
 * Vietnamese writes up to two marks on a vowel, and the recognizer has letters for one: “Nguyễn Thị” is read
 * “Nguyên Thį”. The base letters are read well, a syllable has a handful of spellings, and words stand
 * beside the same words again and again, so the likeliest spelling of a run of syllables is the one meant.
 */

/** What is read in place of a mark that the recognizer does not know, by the mark it is. */
const READ_AS: Record<string, string> = {
  '\u0323': '\u0328\u0327\u0323', // dot below: ogonek, cedilla
  '\u0309': '\u0301\u0300\u0306\u030c', // hook above: acute, grave, breve, caron
  '\u0303': '\u0303\u0304\u0306\u030c', // tilde: macron, breve, caron
  '\u031b': '\u0303\u0304\u030b\u0301', // horn: tilde, macron, double acute, acute
  '\u0302': '\u0302\u030c\u0308\u030b', // circumflex: caron, diaeresis, double acute
  '\u0306': '\u0306\u0303\u030c\u0302', // breve
  '\u0301': '\u0301\u030b', // acute
  '\u0300': '\u0300', // grave
};

/** Costs, in nats: set so that a mark that was seen outweighs two that were not. */
const LOST = 0.7;
const OTHER = 1.6;
const INVENTED = 3;

interface Letter {
  base: string;
  marks: string;
}

const letterOf = (letter: string): Letter => {
  const [base = '', ...marks] = letter
    .toLowerCase()
    .normalize('NFD')
    .replace('đ', 'd\u0335')
    .replace('ø', 'o\u0323')
    .replace('ł', 'l\u0335');
  return { base, marks: marks.join('') };
};

const lettersOf = (word: string): Letter[] => [...word.normalize('NFC')].map(letterOf);
const plain = (word: string) =>
  lettersOf(word)
    .map(({ base }) => base)
    .join('');

const byPlain = lazily(() => Map.groupBy(vietnameseSyllables(), plain));

/** “Dudng”, “Phuçng”, “Nguyãn”: ơ with its horn and ễ with its tilde, taken for letters that are as wide. */
const SHAPES: [letters: RegExp, read: string][] = [
  [/[ơờớởỡợ]/u, 'c'],
  [/[ơờớởỡợ]/u, 'd'],
  [/ễ/u, 'a'],
];
const byShape = lazily(() =>
  Map.groupBy(
    vietnameseSyllables().flatMap((syllable) =>
      SHAPES.map(([letters, read]) => ({ syllable, read: plain(syllable.replace(letters, read)) })),
    ),
    ({ read }) => read,
  ),
);

/** The spellings of what was read; “NGHIÇP” is none, and alike “nghiệp”. */
function spellingsOf(word: string): string[] {
  const read = plain(word);
  const exact = byPlain().get(read);
  if (exact) return exact;
  // Of shorter ones too many are abbreviations: “CD” is no “cơ”.
  const sameShape =
    read.length > 3 &&
    byShape()
      .get(read)
      ?.map(({ syllable }) => syllable);
  if (sameShape) return sameShape;
  if (read === word.toLowerCase()) return [];
  return [...byPlain()].flatMap(([each, spellings]) =>
    isMisreadingOf(read, each) ? spellings : [],
  );
}

function markCost(read: Letter, meant: Letter): number {
  const seen = (mark: string) =>
    [...(READ_AS[mark] ?? mark)].some((each) => read.marks.includes(each));
  const isExplained = (mark: string) =>
    [...meant.marks].some((each) => (READ_AS[each] ?? each).includes(mark));
  const lost = [...meant.marks].filter((mark) => !seen(mark)).length;
  const unexplained = [...read.marks].filter((mark) => !isExplained(mark)).length;
  return lost * LOST + unexplained * (meant.marks === '' ? INVENTED : OTHER);
}

function readCost(read: readonly Letter[], meant: string): number {
  const letters = lettersOf(meant);
  return read.reduce((sum, letter, i) => sum + markCost(letter, letters[i] as Letter), 0);
}

interface Path {
  cost: number;
  syllables: string[];
}

/** The likeliest spelling of syllables that follow each other. */
function spell(run: readonly string[]): string[] {
  let paths: Path[] = [{ cost: 0, syllables: [] }];
  for (const word of run) {
    const read = lettersOf(word);
    const possible = spellingsOf(word);
    paths = possible.map((syllable) => {
      const own = readCost(read, syllable);
      const ways = paths.map(({ cost, syllables }) => ({
        cost: cost + own - Math.log(probabilityOf(syllable, syllables.at(-1))),
        syllables: [...syllables, syllable],
      }));
      return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
    });
  }
  return paths.reduce((best, path) => (path.cost < best.cost ? path : best)).syllables;
}

/** In the capitals that were read. */
function inCaseOf(read: string, spelling: string): string {
  if (read.length > 1 && read === read.toUpperCase()) return spelling.toUpperCase();
  const first = read.charAt(0);
  return first === first.toUpperCase()
    ? spelling.charAt(0).toUpperCase() + spelling.slice(1)
    : spelling;
}

const WORD = /[\p{L}\p{M}]+/gu;

/** A text of a Vietnamese card with the marks of its language. One without any mark stays: it is printed so. */
export function spellVietnamese(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  const words = [...text.normalize('NFC').matchAll(WORD)];
  const spellings = new Map<number, string>();
  let run: RegExpExecArray[] = [];
  const end = () => {
    const spelt = run.length > 0 ? spell(run.map(([word]) => word)) : [];
    run.forEach(({ 0: word, index }, i) => {
      spellings.set(index, inCaseOf(word, spelt[i] ?? word));
    });
    run = [];
  };
  for (const word of words) {
    if (spellingsOf(word[0]).length > 0) run.push(word);
    else end();
  }
  end();
  return text.normalize('NFC').replace(WORD, (word, index: number) => spellings.get(index) ?? word);
}
