import { CHECK_BELOW } from '@cardsift/contacts/limits';
import type { Reading, TextLine } from '../reading.ts';
import type { Claim } from './read-claims.ts';

/**
 * The confidence of a value that both readers agree on, unless the recognizer's letters are less
 * sure.
 */
const AGREED = 0.93;
/** The confidence of a value that only the second reader found, where we found none. */
const FOUND = 0.85;
/** The confidence of a value on which the two disagree, so that a person checks it. */
const DISPUTED = 0.75;

/** A key that is equal for two spellings of one value. */
export type KeyOf<T> = (value: T) => string;

/** Weighs a second reader's claims against what we read. */
export interface Judge {
  /** A field with one value. */
  one<T>(
    ours: Reading<T> | undefined,
    claim: Claim<T> | undefined,
    keyOf: KeyOf<T>,
  ): Reading<T> | undefined;
  /**
   * A field with several values: ours in their order, then those that only the second reader found.
   */
  several<T>(
    ours: readonly Reading<T>[],
    claims: readonly Claim<T>[],
    keyOf: KeyOf<T>,
  ): Reading<T>[];
}

/**
 * @param readBy the second reader's name, as people see it
 * @param sawPicture if it saw only our lines, it cannot know their letters better than we do
 */
export function createJudge(
  lines: readonly TextLine[],
  { readBy, sawPicture }: { readBy: string; sawPicture: boolean },
): Judge {
  const confidenceOf = (on: readonly number[]) =>
    on.reduce((least, line) => Math.min(least, lines[line]?.confidence ?? 0), 1);

  function agreed<T>(reading: Reading<T>): Reading<T> {
    const letters = sawPicture ? 1 : confidenceOf(reading.lines);
    return { ...reading, confidence: Math.max(reading.confidence, AGREED * letters) };
  }

  function theirs<T>(
    { value, lines: on, alternatives }: Grounded<T>,
    sureness: number,
  ): Reading<T> {
    const text = on.map((line) => lines[line]?.text ?? '').join(' ');
    const isFromAddress = typeof value === 'string' && ONLINE.test(text) && !ONLINE.test(value);
    return {
      value,
      // “acme-tools.com” suggests the firm's name without printing it.
      origin: isFromAddress ? 'inferred' : 'printed',
      confidence: Math.min(sureness, alternatives > 0 ? DISPUTED : 1) * confidenceOf(on),
      lines: on,
      readBy,
    };
  }

  return {
    one(ours, claim, keyOf) {
      if (!isGrounded(claim)) return ours;
      if (!ours) return theirs(claim, FOUND);
      if (keyOf(ours.value) === keyOf(claim.value)) return agreed(ours);
      if (ours.origin === 'inferred') return { ...theirs(claim, FOUND), others: [ours.value] };
      if (ours.confidence < CHECK_BELOW)
        return { ...theirs(claim, DISPUTED), others: [ours.value, ...(ours.others ?? [])] };
      return {
        ...ours,
        confidence: Math.min(ours.confidence, DISPUTED),
        others: [claim.value, ...(ours.others ?? [])],
      };
    },

    several(ours, claims, keyOf) {
      const found = claims.filter((claim) => isGrounded(claim));
      const said = new Set(found.map(({ value }) => keyOf(value)));
      const known = new Set(ours.map(({ value }) => keyOf(value)));
      const added = found.filter(({ value }) => {
        const isNew = !known.has(keyOf(value));
        known.add(keyOf(value));
        return isNew;
      });
      return [
        ...ours.map((reading) => (said.has(keyOf(reading.value)) ? agreed(reading) : reading)),
        ...added.map((claim) => theirs(claim, FOUND)),
      ];
    },
  };
}

const ONLINE = /@|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

type Grounded<T> = Claim<T> & { lines: number[] };

function isGrounded<T>(claim: Claim<T> | undefined): claim is Grounded<T> {
  return claim !== undefined && claim.lines !== null;
}
