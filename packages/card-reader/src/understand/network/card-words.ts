import type { LaidLine } from '../card/lay-out.ts';
import { CHINESE_OR_JAPANESE, OTHER_SCRIPT } from '../text/ideographs.ts';
import { latinPart } from '../text/latin-part.ts';
import { wordsOf } from '../text/words.ts';
import { CUT } from '../values/taken.ts';

/** What stands between a word and the one before it in its line. */
export const SEPARATORS = ['start', 'space', 'comma', 'bar', 'dash', 'slash', 'none'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** A word of a line: letters or digits, and whatever is printed onto them. */
export interface CardWord {
  text: string;
  /** Index into the lines. */
  line: number;
  /** Its number in the line. */
  index: number;
  /** Where it stands in the line's text. */
  start: number;
  end: number;
  separator: Separator;
  /** Part of an address or a number that a grammar has read, or its label. */
  taken: boolean;
}

/** Longer lines are no lines of a card. */
const LONGEST_LINE = 240;

const TOKEN = /[^\s|¦•·∙●▪■◆►»«‣⋅–—]+/gu;
/** “Dr.Parri”: how somebody is addressed, with no space before their name. */
const GLUED_ADDRESS = /^(?:Dr|Mr|Mrs|Ms|Prof|Er|Adv|Ing|Mag|Smt|Shri|Sri)\.(?=\p{Lu}\p{Ll}{2})/u;
/** The parts of “営業部マネージャー2課”: letters that mean something alone, and runs of others. */
const PART =
  /[\p{Script=Han}\p{Script=Hiragana}々〆]|[\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〆ー]+/gu;
/** “㈱” and “㈲” are legal forms. */
const isContent = (text: string) => /[\p{L}\p{N}&+\u3231\u3232]/u.test(text);

/** For each character of a text, whether it is missing in what the grammars left of it. */
function takenMask(text: string, rest: string): boolean[] {
  const mask = Array<boolean>(text.length).fill(false);
  if (rest === text) return mask;
  mask.fill(true);
  let from = 0;
  for (const part of rest.split(CUT).flatMap(wordsOf)) {
    if (part === '') continue;
    const at = text.indexOf(part, from);
    if (at < 0) continue;
    mask.fill(false, at, at + part.length);
    from = at + part.length;
  }
  return mask;
}

/** The same for a line that grammars saw in its Latin letters alone. */
function takenOf(text: string, rest: string): boolean[] {
  if (!OTHER_SCRIPT.test(text)) return takenMask(text, rest);
  const seen = latinPart(text);
  if (seen.trim() === '') return [];
  return takenMask(seen, rest).map((taken, i) => taken && seen[i] === text[i]);
}

function separatorOf(between: string, before: string, own: string): Separator {
  if (between === '' && CHINESE_OR_JAPANESE.test(before + own)) return 'none';
  if (/[|¦•·∙●▪■◆►»«‣⋅]|\s{3,}|\/\//u.test(between)) return 'bar';
  if (/[-–—]/u.test(between)) return 'dash';
  if (/\//u.test(between)) return 'slash';
  return /[,;]$/u.test(before) || /[,;]/u.test(between) ? 'comma' : 'space';
}

/** What stands between spaces, ideographs alone, each with its place. */
function tokensOf(text: string): [token: string, from: number][] {
  return [...text.matchAll(TOKEN)].flatMap((match) =>
    CHINESE_OR_JAPANESE.test(match[0])
      ? [...match[0].matchAll(PART)].map((part): [string, number] => [
          part[0],
          match.index + part.index,
        ])
      : [[match[0], match.index]],
  );
}

/** The words of a line; `rest` is its text with the values taken out by the grammars cut away. */
function wordsOfLine(text: string, line: number, rest: string): CardWord[] {
  const words: CardWord[] = [];
  const mask = takenOf(text, rest);
  let end = 0;
  for (const [token, from] of tokensOf(text.slice(0, LONGEST_LINE))) {
    let start = from;
    const last = start + token.length;
    while (start < last) {
      const address = GLUED_ADDRESS.exec(text.slice(start, last))?.[0].length ?? 0;
      let stop = start + Math.max(1, address);
      while (address === 0 && stop < last && Boolean(mask[stop]) === Boolean(mask[start])) stop++;
      const own = text.slice(start, stop);
      if (isContent(own)) {
        const previous = words.at(-1);
        const separator = previous
          ? separatorOf(text.slice(end, start), previous.text, own)
          : ('start' as const);
        words.push({
          text: own,
          line,
          index: words.length,
          start,
          end: stop,
          separator,
          taken: mask[start] === true,
        });
        end = stop;
      }
      start = stop;
    }
  }
  return words;
}

/** More words than any card has; of a page of text only its largest lines are looked at. */
export const MOST_WORDS = 300;

/** The words of a card's lines in reading order. */
export function cardWords(lines: readonly LaidLine[], rests: readonly string[]): CardWord[] {
  const byLine = lines.map(({ text }, i) => wordsOfLine(text, i, rests[i] ?? text));
  const heightOf = (line: number) => (lines[line]?.box.bottom ?? 0) - (lines[line]?.box.top ?? 0);
  let room = MOST_WORDS;
  const kept = new Set<number>();
  for (const line of [...byLine.keys()].sort((a, b) => heightOf(b) - heightOf(a))) {
    room -= byLine[line]?.length ?? 0;
    if (room < 0) break;
    kept.add(line);
  }
  return byLine.filter((_, line) => kept.has(line)).flat();
}
