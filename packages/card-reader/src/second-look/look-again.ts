import type { RgbImage } from '../geometry.ts';
import type { SpellLine } from '../models/engine.ts';
import { guessLanguage } from './guess-language.ts';
import { mergeSpellings } from './merge-spellings.ts';

/** A line once read, with its pixels and its printed height in any unit. */
export interface OnceRead {
  text: string;
  crop: RgbImage;
  height: number;
}

/** Names, titles and organisations are among the largest lines; more than these cost too much time. */
const MAX_LINES = 6;

/**
 * The texts, spelled with the letters of their card's language: the lines where a name, a title or
 * an organisation may stand are read again by a recogniser that knows the language.
 * @param known the letters the first recogniser can read
 */
export async function lookAgain(
  lines: readonly OnceRead[],
  known: ReadonlySet<string>,
  spell: SpellLine,
): Promise<string[]> {
  const texts = lines.map((line) => line.text);
  const language = guessLanguage(texts);
  if (!language) return texts;
  const worthIt = lines.map((_, i) => i).filter((i) => isWords(texts[i] as string));
  const largest = worthIt.sort((a, b) => height(b) - height(a)).slice(0, MAX_LINES);
  for (const i of largest) {
    const { text, crop } = lines[i] as OnceRead;
    texts[i] = mergeSpellings(text, await spell(crop, language), known);
  }
  return texts;

  function height(index: number): number {
    return lines[index]?.height ?? 0;
  }
}

/** Text in words: no address of the internet, no number. */
function isWords(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return letters >= 4 && digits * 2 < letters && !/@|www|\/\/|\.[a-z]{2,}$/i.test(text);
}
