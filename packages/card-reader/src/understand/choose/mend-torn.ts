import { hasLegalForm } from '../fields/legal-form.ts';
import { distance } from '../layout/distance.ts';
import { meanProbability } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { isBroken } from '../text/join-texts.ts';
import { hasOpenEnd, hasOpenStart } from '../text/open-end.ts';
import type { Segment } from './segments.ts';

/** Values that designers break into lines. */
const TEARABLE = new Set<WordLabel>(['name', 'title', 'organization', 'department']);

/** How far back a line may go on from: more lie between only on no card. */
export const FURTHEST = 14;
/** From which probability a line begins a value of its own, though one of its kind stands before it. */
export const OWN = 0.5;
/** How near another part of the same stands, in heights. */
const NEXT = 1.2;

/** How near the next line of a torn text stands, in heights. */
export const NEAR = 1.6;
/** How improbable the beginning of a value must be for a line to go on from another kind. */
export const GOES_ON = 0.1;
/** How probable a label must be for the other half of a torn text to take it. */
const LEAST_ADOPTED = 0.03;

/** Takes a segment for something else, where the network holds that possible. */
function adopt(segment: Segment, label: WordLabel, least: number): boolean {
  if (segment.label === label) return true;
  const probability = meanProbability(segment.words, label);
  const isName = segment.label === 'name' && label !== 'organization';
  if (!TEARABLE.has(label) || label === 'name' || isName || probability < least) return false;
  segment.probability = Math.max(0.5, probability);
  segment.label = label;
  return true;
}

/**
 * “copywriter &” and “brand voice consultant”: where a line plainly goes on in the next one, both are
 * what they most probably are together.
 */
export function mendTorn(segments: readonly Segment[]): Segment[] {
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
      next.label === 'organization' &&
      least < NEXT &&
      adopt(segment, 'organization', LEAST_ADOPTED)
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
      adopt(segment, 'organization', 0);
      adopt(next, 'organization', 0);
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
