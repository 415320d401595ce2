import { areInTwoScripts } from '@cardsift/contacts/text/script';
import type { Box } from '../card/lay-out.ts';
import type { LabeledWord } from '../network/label-words.ts';
import type { Passage } from './passage.ts';

/** From which probability on a passage says again what another one says. */
const SAYS_AGAIN = 0.5;

/** Pixels between two boxes. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

/**
 * The passage that says in another script what one says, the most probable and then the nearest; undefined without one.
 * @param near where it would stand, if not beside the passage itself
 */
export function inOtherScript(
  passage: Passage,
  passages: readonly Passage[],
  near: Box = passage.box,
): Passage | undefined {
  const likely = (one: Passage) => Math.round(one.probability * 5);
  const [found] = passages
    .filter(
      (one) =>
        one.label === passage.label &&
        one.probability >= SAYS_AGAIN &&
        areInTwoScripts(one.text, passage.text),
    )
    .toSorted((a, b) => likely(b) - likely(a) || distance(a.box, near) - distance(b.box, near));
  return found;
}

const HAN = /\p{Script=Han}/u;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;
/** A reading is set smaller than the name that it belongs to. */
const SMALLER = 0.8;

/** “やまだ たろう” beside 山田 太郎: how a Japanese name is read; undefined where the card does not say. */
export function readingOf(name: Passage, passages: readonly Passage[]): Passage | undefined {
  if (!HAN.test(name.text)) return undefined;
  const [found] = passages
    .filter(
      (one) =>
        (one.label === 'name' || one.label === 'other') &&
        KANA.test(one.text) &&
        one.height < SMALLER * name.height &&
        distance(one.box, name.box) < name.height,
    )
    .toSorted((a, b) => distance(a.box, name.box) - distance(b.box, name.box));
  return found;
}

const words = (text: string) =>
  text.split(/[^\p{L}\p{M}.'’-]+/u).filter((word) => /\p{L}{2}/u.test(word));

/**
 * “李明 Li Ming” is a name twice, and “总经理 General Manager” a title: the words of either script. A value of one script
 * is whole, and so is one that only holds a foreign word: “ITマネージャー”.
 */
export function splitScripts(stretch: readonly LabeledWord[]): LabeledWord[][] {
  for (let cut = 1; cut < stretch.length; cut++) {
    const sides = [stretch.slice(0, cut), stretch.slice(cut)];
    const [before = '', behind = ''] = sides.map((side) => side.map(({ text }) => text).join(' '));
    const latin = [before, behind].find((text) => !/(?!\p{Script=Latin})\p{L}/u.test(text)) ?? '';
    if (areInTwoScripts(before, behind) && words(latin).length > 1) return sides;
  }
  return [[...stretch]];
}
