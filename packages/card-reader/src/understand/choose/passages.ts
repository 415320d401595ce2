import { hasLegalForm } from '../fields/legal-form.ts';
import { isJobHead, isOrganisationWord } from '../fields/word-kinds.ts';
import { heightOf, union } from '../layout/box.ts';
import { type Box, sharesRow } from '../layout/lay-out.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { squash } from '../text/fold.ts';
import { hasOpenEnd, hasOpenStart } from '../text/open-end.ts';
import { lexemesOf } from '../text/words.ts';
import { meanProbability, type Segment } from './segments.ts';

/** A value in all its lines. */
export interface Passage {
  label: WordLabel;
  segments: Segment[];
  text: string;
  /** Indices into the reading's lines. */
  lines: number[];
  box: Box;
  /** Height of its tallest line. */
  height: number;
  probability: number;
  confidence: number;
}

/** How far back a line may go on from: more lie between only on no card. */
const FURTHEST = 14;
/** In heights of the taller line. */
const LARGEST_GAP = 3.5;

/** How badly a box reads on from another one, or infinity. */
export function distance(a: Box, b: Box): number {
  const tall = Math.max(heightOf(a), heightOf(b));
  if (sharesRow(a, b)) {
    const gap = (b.left - a.right) / tall;
    return gap > -1 && gap < 4 ? Math.abs(gap) : Number.POSITIVE_INFINITY;
  }
  const gap = (b.top - a.bottom) / tall;
  if (b.top + b.bottom < a.top + a.bottom || gap > LARGEST_GAP) return Number.POSITIVE_INFINITY;
  const aside = Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(a.left + a.right - b.left - b.right) / 2,
  );
  return Math.max(0, gap) + aside / tall / 2;
}

/** Whether a word goes on in the next line: “Key-” and “account”; but “Haut-” and “und” do not. */
function isBroken(text: string, next: string): boolean {
  return (
    /\p{L}-$/u.test(text) &&
    /^(?:\p{Lu}|(?!(?:und|oder|and|or|et|ou|en|of|e|y|i|och|og|a)\s)\p{Ll})/u.test(next)
  );
}

/** The texts of several lines as one. */
export function joinTexts(texts: readonly string[]): string {
  return texts.reduce((text, next) => (isBroken(text, next) ? text + next : `${text} ${next}`));
}

export function passageOf(segments: Segment[]): Passage {
  const words = segments.reduce((sum, { words }) => sum + words.length, 0);
  return {
    label: segments[0]?.label ?? 'other',
    segments,
    text: joinTexts(segments.map(({ text }) => text)),
    lines: [...new Set(segments.map(({ line }) => line))],
    box: union(segments.map(({ box }) => box)),
    height: Math.max(...segments.map(({ box }) => heightOf(box))),
    probability:
      segments.reduce((sum, { probability, words }) => sum + probability * words.length, 0) /
      Math.max(1, words),
    confidence: Math.min(...segments.map(({ confidence }) => confidence)),
  };
}

/** Heights against the median line count, but do not decide. */
export const sizeOf = ({ height }: Passage, typicalHeight: number) =>
  Math.max(-1, Math.min(2, Math.log2(height / Math.max(1, typicalHeight))));

/** How sure a firm is that the network took for a person. */
const LIKE_A_PERSON = 0.5;
/** How sure a form of address must be to be one. */
const SURE = 0.7;
/** How near another part of its name stands, in heights. */
const NEXT = 1.2;

/** Whether one of two passages reads on from the other, by their nearest lines. */
const isNext = (a: Passage, b: Passage) =>
  a.segments.some((one) =>
    b.segments.some(
      (other) => Math.min(distance(one.box, other.box), distance(other.box, one.box)) < NEXT,
    ),
  );

/** How probable another label must be to be thought of. */
const POSSIBLE = 0.1;
const OF_A_SIZE = 1.35;

export const mayBeOfFirm = ({ segments }: Passage) =>
  segments.every(({ words }) => meanProbability(words, 'organisation') > POSSIBLE);

/** “Medical Complex” below a name that is a firm's is no title, unless it plainly is one. */
const isRestOfFirm = (passage: Passage, name: Passage) =>
  passage.label === 'organisation' ||
  (passage.label === 'title' &&
    passage.probability < SURE &&
    name.height < OF_A_SIZE * passage.height &&
    mayBeOfFirm(passage));

/**
 * Takes names for organizations: alone, or with the line above or below that is one:
 * “TAQUERÍA” and “El Compa Chuy”.
 */
export function asFirms(passages: readonly Passage[], names: readonly Passage[]): Passage[] {
  let settled = [...passages];
  for (const name of names) {
    const segments = name.segments.map((segment) => ({
      ...segment,
      label: 'organisation' as const,
      probability: Math.max(LIKE_A_PERSON, meanProbability(segment.words, 'organisation')),
    }));
    const beside = settled.find(
      (each) =>
        isRestOfFirm(each, name) &&
        (!hasLegalForm(each.text) || each.box.top > name.box.top) &&
        isNext(each, name),
    );
    // “Hammam Dar El Warda”: what was taken for a form of address is a part of the firm's name.
    const title = settled.find(
      (each) =>
        each.label === 'honorific' &&
        each.probability < SURE &&
        each.lines.every((line) => name.lines.includes(line)),
    );
    const whole = [...(title?.segments ?? []), ...(beside?.segments ?? []), ...segments]
      .sort((a, b) => a.line - b.line || a.box.left - b.box.left)
      .map((segment, i) => ({
        ...segment,
        label: 'organisation' as const,
        begins: i === 0 ? segment.begins : 0,
      }));
    settled = settled.filter((each) => each !== name && each !== beside && each !== title);
    settled.push(passageOf(whole));
  }
  return settled;
}

/** How near the next line of a torn text stands, in heights. */
const NEAR = 1.6;

/** Takes a segment for something else, where the network holds that possible. */
function adopt(segment: Segment, label: WordLabel, least: number): boolean {
  if (segment.label === label) return true;
  const probability = meanProbability(segment.words, label);
  const isName = segment.label === 'name' && label !== 'organisation';
  if (!TEARABLE.has(label) || label === 'name' || isName || probability < least) return false;
  segment.probability = Math.max(0.5, probability);
  segment.label = label;
  return true;
}

/**
 * “copywriter &” and “brand voice consultant”: where a line plainly goes on in the next one, both are
 * what they most probably are together.
 */
function mendTorn(segments: readonly Segment[]): Segment[] {
  const mended = segments.map((segment) => ({ ...segment }));
  mended.forEach((segment, i) => {
    let next: Segment | undefined;
    let least = NEAR;
    for (const other of mended.slice(i + 1, i + FURTHEST)) {
      if (other.line === segment.line) continue;
      const away = distance(segment.box, other.box);
      if (away < least) [next, least] = [other, away];
    }
    if (!next) return;
    // “STUDIO LEGALE” above “GIORDANENGO · TALLONE”
    if (
      segment.label === 'department' &&
      next.label === 'organisation' &&
      least < NEXT &&
      adopt(segment, 'organisation', LEAST_ADOPTED)
    )
      next.begins = Math.min(next.begins, OWN - 0.1);
    // “Floris van der Wielen-” and “Oudshoorn”
    const isBrokenName = segment.label === 'name' && isBroken(segment.text, next.text);
    if (isBrokenName && next.words.length === 1) {
      next.label = 'name';
      next.begins = 0;
      return;
    }
    // “Regional Business” and “Development Director”: the network sees no value begin there.
    if (segment.label === 'department' && next.label === 'title' && next.begins < GOES_ON) {
      if (adopt(segment, 'title', LEAST_ADOPTED)) next.begins = 0;
      return;
    }
    // “KRÜGER MÖLLENDORFF” and “& PARTNER mbB”, “STALMET-POL Sp. z” and “o.o.”
    const isFirm =
      hasLegalForm(`${segment.text} ${next.text}`) &&
      hasOpenStart(next.text) &&
      !/\d/.test(next.text);
    if (isFirm) {
      adopt(segment, 'organisation', 0);
      adopt(next, 'organisation', 0);
    } else {
      if (!(hasOpenEnd(segment.text) || hasOpenStart(next.text))) return;
      // The torn one says what both are, where the other may be that at all.
      const [torn, other] = hasOpenEnd(segment.text) ? [segment, next] : [next, segment];
      if (!adopt(other, torn.label, LEAST_ADOPTED) && !adopt(torn, other.label, LEAST_ADOPTED))
        return;
    }
    next.begins = 0;
  });
  return mended;
}

/** How much smaller a job is set than the name above it. */
const SMALLER = 0.85;
/** A job that only its place and its word tell. */
const BY_WORD = 0.6;

/** “Vicar”, in small letters below a whole name: a job that the network took for a name. */
function withJobs(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, i) => {
    const above = segments
      .slice(0, i)
      .filter(({ label, box }) => label === 'name' && distance(box, segment.box) < NEAR * 2);
    const isJob =
      segment.label === 'name' &&
      isJobAlone(segment, segments) &&
      isWhole(above) &&
      above.every(({ box }) => heightOf(segment.box) < SMALLER * heightOf(box));
    return isJob
      ? { ...segment, label: 'title' as const, probability: BY_WORD, begins: 1 }
      : segment;
  });
}

/** One word, a line of its own, that names a job in some language. */
const isJobAlone = ({ line, words }: Segment, segments: readonly Segment[]) =>
  words.length === 1 &&
  lexemesOf(words[0]?.text ?? '').every(isJobHead) &&
  segments.every((other) => other.line !== line || other.words === words);

/** How improbable the beginning of a value must be for a line to go on from another kind. */
const GOES_ON = 0.1;

/** How probable a label must be for the other half of a torn text to take it. */
const LEAST_ADOPTED = 0.03;

/** Values that designers break into lines. */
const TEARABLE = new Set<WordLabel>(['name', 'title', 'organisation', 'department']);

/** Whether an organization has ended before a line: behind its legal form, or where its name is said again. */
function isSaidAgain(group: readonly Segment[], next: Segment): boolean {
  if (next.label !== 'organisation') return false;
  const whole = joinTexts(group.map(({ text }) => text));
  if (hasLegalForm(whole) && !hasLegalForm(`X ${next.text}`)) return true;
  const said = squash(whole);
  if (said.length > 3 && squash(next.text).includes(said)) return true;
  // “SEELAND TREUHAND” and “Fiduciaire du Seeland”, “coopervale” and “Cooperativa Vale”: one firm, told twice.
  const words = lexemesOf(whole);
  return lexemesOf(next.text).some((word) => words.some((other) => isAlike(word, other)));
}

/** So many letters at the beginnings of two words are no accident. */
const ALIKE = 6;

const isAlike = (a: string, b: string) =>
  a.length >= ALIKE && a.slice(0, ALIKE) === b.slice(0, ALIKE) && !isOrganisationWord(a);

/** “lerværk” in large letters above “sanne bøgh nørgaard”: a sign, and whole below it a name. */
function isSetApart(above: Segment, below: Segment): boolean {
  const taller = heightOf(above.box) / heightOf(below.box);
  return taller > MUCH_TALLER && above.words.length === 1 && below.words.length > 1;
}

const MUCH_TALLER = 1.5;

const isWhole = (group: readonly Segment[] = []) =>
  group.reduce((sum, { words }) => sum + words.length, 0) > 1;

/** “Rektor | Principal” below a whole name: before a bar and a title stands the same in another language. */
const isBesideTitle = ({ line, words }: Segment, segments: readonly Segment[]) =>
  words.length === 1 &&
  segments.some(
    (other) =>
      other.line === line &&
      other.label === 'title' &&
      (other.words[0]?.separator === 'bar' || other.words[0]?.separator === 'slash'),
  );

/** Lines of one logotype stand close, are of one size and have one left edge or middle. */
function isOneBlock(above: Segment, below: Segment): boolean {
  const tall = Math.max(heightOf(above.box), heightOf(below.box));
  const small = Math.min(heightOf(above.box), heightOf(below.box));
  return tall < 1.15 * small && distance(above.box, below.box) < 0.9;
}

/** From which probability a line begins a value of its own, though one of its kind stands before it. */
const OWN = 0.5;
/** The same inside the block of a logotype. */
const OWN_IN_BLOCK = 0.72;
/** The same where its lines are so short that none of them says a whole name. */
const OWN_IN_LOGOTYPE = 0.9;
const SHORT = 2;

function ownFrom(above: Segment | undefined, below: Segment): number {
  if (!above || below.label !== 'organisation' || !isOneBlock(above, below)) return OWN;
  const isShort = Math.max(above.words.length, below.words.length) <= SHORT;
  return isShort ? OWN_IN_LOGOTYPE : OWN_IN_BLOCK;
}

/** Joins runs that go on in other lines: each looks back at the few before it alone. */
export function joinPassages(segments: readonly Segment[]): Passage[] {
  const groups: Segment[][] = [];
  const mended = withJobs(mendTorn(segments));
  // A name or a firm goes on from the end of one line at the beginning of another.
  const ends = new Map(mended.map((segment) => [segment.line, segment]));
  const starts = new Map(mended.toReversed().map((segment) => [segment.line, segment]));
  const goesOn = (last: Segment | undefined, next: Segment) =>
    !(next.label === 'name' || next.label === 'organisation') ||
    last?.line === next.line ||
    (last !== undefined && ends.get(last.line) === last && starts.get(next.line) === next);
  for (const segment of mended) {
    const before = groups
      .slice(-FURTHEST)
      .filter(([first]) => first?.label === segment.label)
      .filter((group) => goesOn(group.at(-1), segment));
    let best: Segment[] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const group of before) {
      const last = group.at(-1);
      const away = last ? distance(last.box, segment.box) : Number.POSITIVE_INFINITY;
      if (away < least) [best, least] = [group, away];
    }
    const last = best?.at(-1);
    const own = ownFrom(last, segment);
    const isOther =
      last &&
      segment.label === 'name' &&
      (isSetApart(last, segment) || (isWhole(best) && isBesideTitle(segment, mended)));
    // “Leiter Institut für Fertigungstechnik” and “Dozent”
    const isSecondJob =
      last?.label === 'title' && !hasOpenEnd(last.text) && isJobAlone(segment, mended);
    if (best && !isOther && !isSecondJob && segment.begins < own && !isSaidAgain(best, segment))
      best.push(segment);
    else groups.push([segment]);
  }
  return groups.map(passageOf);
}
