import { hasLegalForm } from '../fields/legal-form.ts';
import { isOrganizationWord } from '../fields/word-kinds.ts';
import { heightOf } from '../layout/box.ts';
import { distance } from '../layout/distance.ts';
import { sharesRow } from '../layout/lay-out.ts';
import { JOB_HEADS, jobModifiers } from '../lexicon/job-words.ts';
import { squash } from '../text/fold.ts';
import { joinTexts } from '../text/join-texts.ts';
import { hasOpenEnd } from '../text/open-end.ts';
import { lexemesOf } from '../text/words.ts';
import { isJobAlone, isWhole, withBeginningsOfJobs, withJobs } from './jobs-below-names.ts';
import { FURTHEST, GOES_ON, mendTorn, OWN } from './mend-torn.ts';
import { type Passage, passageOf } from './passage.ts';
import type { Segment } from './segments.ts';

/** “Wanjala & Co.”, behind which “Advocates” may stand, where the network sees no value begin. */
const PARTNERS = /&\s*Co\.?$/iu;

/** Whether an organization has ended before a line: behind its legal form, or where its name is said again. */
function isSaidAgain(group: readonly Segment[], next: Segment): boolean {
  if (next.label !== 'organization') return false;
  const whole = joinTexts(group.map(({ text }) => text));
  const isCompany = hasLegalForm(whole) && !(PARTNERS.test(whole) && next.begins < GOES_ON);
  if (isCompany && !hasLegalForm(`X ${next.text}`)) return true;
  const said = squash(whole);
  if (said.length > 3 && squash(next.text).includes(said)) return true;
  // “SEELAND TREUHAND” and “Fiduciaire du Seeland”, “coopervale” and “Cooperativa Vale”: one firm, told twice.
  const words = lexemesOf(whole);
  return lexemesOf(next.text).some((word) => words.some((other) => isAlike(word, other)));
}

/** So many letters at the beginnings of two words are no accident. */
const ALIKE = 6;

const isAlike = (a: string, b: string) =>
  a.length >= ALIKE && a.slice(0, ALIKE) === b.slice(0, ALIKE) && !isOrganizationWord(a);

/** “lerværk” in large letters above “sanne bøgh nørgaard”: a sign, and whole below it a name. */
function isSetApart(above: Segment, below: Segment): boolean {
  const taller = heightOf(above.box) / heightOf(below.box);
  return taller > MUCH_TALLER && above.words.length === 1 && below.words.length > 1;
}

const MUCH_TALLER = 1.5;

/** “Élodie Le Goff” and, in another column, “Maxime Charpentier”: two people. */
const isInOtherColumn = (left: Segment, right: Segment) =>
  left.line !== right.line &&
  Math.min(left.words.length, right.words.length) > 1 &&
  sharesRow(left.box, right.box) &&
  right.box.left - left.box.right > heightOf(left.box);

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

/** “Regional Business Development” and “Executive (North America)”: the first line says of what somebody is, and not what. */
const isJobOf = (above: Segment, below: Segment) =>
  lexemesOf(above.text).every((word) => jobModifiers.has(word)) &&
  JOB_HEADS.en.has(lexemesOf(below.text)[0] ?? '');

/** The same inside the block of a logotype. */
const OWN_IN_BLOCK = 0.72;
/** The same where its lines are so short that none of them says a whole name. */
const OWN_IN_LOGOTYPE = 0.9;
const SHORT = 2;

function ownFrom(above: Segment | undefined, below: Segment): number {
  if (!above || below.label !== 'organization' || !isOneBlock(above, below)) return OWN;
  const isShort = Math.max(above.words.length, below.words.length) <= SHORT;
  return isShort ? OWN_IN_LOGOTYPE : OWN_IN_BLOCK;
}

const WITHIN_LINES = new Set<Segment['label']>(['name', 'organization', 'title']);

/** Joins runs that go on in other lines: each looks back at the few before it alone. */
export function joinPassages(segments: readonly Segment[]): Passage[] {
  const groups: Segment[][] = [];
  const mended = withBeginningsOfJobs(withJobs(mendTorn(segments)));
  // A name, a job or a firm goes on from the end of one line at the beginning of another.
  const ends = new Map(mended.map((segment) => [segment.line, segment]));
  const starts = new Map(mended.toReversed().map((segment) => [segment.line, segment]));
  const goesOn = (last: Segment | undefined, next: Segment) =>
    !WITHIN_LINES.has(next.label) ||
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
      (isSetApart(last, segment) ||
        isInOtherColumn(last, segment) ||
        (isWhole(best) && isBesideTitle(segment, mended)));
    // “Leiter Institut für Fertigungstechnik” and “Dozent”
    const isRestOfJob =
      last?.label === 'title' && isOneBlock(last, segment) && isJobOf(last, segment);
    const isSecondJob =
      last?.label === 'title' && !hasOpenEnd(last.text) && isJobAlone(segment, mended);
    const goesOnHere = isRestOfJob || segment.begins < own;
    if (best && !isOther && !isSecondJob && goesOnHere && !isSaidAgain(best, segment))
      best.push(segment);
    else groups.push([segment]);
  }
  return groups.map(passageOf);
}
