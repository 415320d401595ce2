import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { hasLegalForm, isLegalForm } from '../fields/legal-form.ts';
import { distance } from '../layout/distance.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { best, type Choice, UNCONFIRMED } from './choice.ts';
import { completeSign, saysTradeAlone } from './complete-sign.ts';
import { ARTICLE, fullNameOf, NEXT_LINE, OF_A_SIZE } from './full-name.ts';
import { isState } from './is-state.ts';
import { type Passage, passageOf, sizeOf } from './passage.ts';
import { trimOrganization } from './trim-organization.ts';

/** What a part of a passage must have over the whole: lines that were joined hold one name more often than not. */
const PART = 0.12;

/** The runs of its lines, where a passage has several: “looploam” of “looploam” and “dashboard.”. */
function partsOf({ segments }: Passage): Passage[] {
  const runs = segments.flatMap((_, from) =>
    segments.slice(from).map((_, length) => segments.slice(from, from + length + 1)),
  );
  return runs.filter((run) => run.length < segments.length).map(passageOf);
}

/** What it costs to take two values for one, though the network saw the second one begin. */
const JOINED = 0.08;
/** From here on a whole is borne out though its lines differ in size. */
const BORNE_OUT = 0.9;

/** “PRIMĂRIA COMUNEI” and “VALEA TEILOR”: neighbors that may be one name, of one size or borne out as a whole. */
function joinsOf(passages: readonly Passage[], { mailboxes, labels }: CardEvidence): Passage[] {
  const known = [...labels, ...mailboxes];
  return passages.flatMap((above) =>
    passages.flatMap((below) => {
      if (above === below || hasLegalForm(above.text) || below.label !== above.label) return [];
      if (distance(above.box, below.box) > NEXT_LINE) return [];
      if (squash(below.text).includes(squash(above.text))) return [];
      const whole = passageOf([...above.segments, ...below.segments]);
      const parts = Math.max(
        domainAgreement(above.text, known),
        domainAgreement(below.text, known),
      );
      const sizes = [above.height, below.height];
      const isOfASize = Math.max(...sizes) < OF_A_SIZE * Math.min(...sizes);
      const agreement = domainAgreement(whole.text, known);
      // “Kervan” in a script above “HALI & KILIM”: a sign of one word and its trade.
      const isSigned = agreement >= BORNE_OUT && lexemesOf(above.text).length === 1;
      return agreement > parts && (isOfASize || isSigned) ? [whole] : [];
    }),
  );
}

/** What a sign over a door may be taken for. */
const UNKNOWN = new Set<Passage['label']>(['other', 'tagline', 'service', 'honorific']);
/** How large it is, as a logarithm to 2, and how sure it is then. */
const LARGE = 0.2;
const BY_SIZE = 0.4;
const MOST_SIGN_WORDS = 5;

/** A card that names no firm, and none in its addresses: what stands largest beside its people is the sign. */
export function signOf(
  passages: readonly Passage[],
  persons: readonly Passage[],
  { labels, typicalHeight }: CardEvidence,
): Choice | null {
  if (labels.length > 0) return null;
  const texts = passages.filter(
    ({ label, text }) =>
      UNKNOWN.has(label) &&
      !/\d/.test(text) &&
      squash(text).length > 3 &&
      lexemesOf(text).length <= MOST_SIGN_WORDS,
  );
  const largest = texts.toSorted((a, b) => b.height - a.height)[0];
  if (!largest || sizeOf(largest, typicalHeight) < LARGE) return null;
  if (persons.some(({ height }) => height > OF_A_SIZE * largest.height)) return null;
  const next = texts.find(
    (each) =>
      each !== largest &&
      each.height * OF_A_SIZE > largest.height &&
      distance(largest.box, each.box) < NEXT_LINE,
  );
  const sign = passageOf([...largest.segments, ...(next?.segments ?? [])]);
  return { passage: { ...sign, probability: BY_SIZE }, certainty: UNCONFIRMED };
}

/** What it costs to be the state that an authority is of. */
const OF_STATE = 0.4;

/** How well a domain must agree to confirm a firm's name. */
const CONFIRMING = 0.95;
/** With less than this it is another name's: a part of the sign may be missing, whatever legal form it ends with. */
const OF_ANOTHER = 0.5;

/** Whether a firm's name stands as a whole: by its legal form, with nothing beside it that may belong to it, or by the domain. */
function isConfirmed(passage: Passage, passages: readonly Passage[], labels: readonly string[]) {
  const agreement = domainAgreement(passage.text, labels);
  if (agreement >= CONFIRMING) return true;
  const isPart = passages.some(
    ({ text, lines, box }) =>
      !lines.some((line) => passage.lines.includes(line)) &&
      Math.min(distance(box, passage.box), distance(passage.box, box)) < NEXT_LINE &&
      !squash(passage.text).includes(squash(text)),
  );
  return hasLegalForm(passage.text) && !isPart && (labels.length === 0 || agreement >= OF_ANOTHER);
}

/** How certain a sign is of which no more than a part was read. */
const PART_READ = 0.6;

export function chooseOrganization(
  found: readonly Passage[],
  evidence: CardEvidence,
): Choice | null {
  // “VZW”, beside a name that was not read, “E”, which is an emblem, and “@HafrenLoom”, which is a handle.
  const passages = found
    .map(trimOrganization)
    .filter(({ text }) => !isLegalForm(text) && squash(text).length > 1 && !text.startsWith('@'));
  const joined = joinsOf(passages, evidence);
  const known = [...evidence.labels, ...evidence.mailboxes];
  const choice = best(
    [...passages.flatMap((passage) => [passage, ...partsOf(passage)]), ...joined],
    (passage) =>
      (joined.includes(passage) ? -JOINED : passages.includes(passage) ? 0 : -PART) +
      passage.probability +
      0.4 * domainAgreement(passage.text, known) +
      (hasLegalForm(passage.text) ? 0.15 : 0) +
      0.1 * sizeOf(passage, evidence.typicalHeight) -
      (squash(passage.text).length < 3 || ARTICLE.test(passage.text) ? 0.5 : 0) -
      (isState(passage.text) ? OF_STATE : 0),
  );
  const full = choice && fullNameOf(choice.passage, passages);
  if (!choice) return null;
  const passage = full ?? choice.passage;
  const certainty = isConfirmed(passage, passages, evidence.labels) ? 1 : UNCONFIRMED;
  const runnerUp = full ? choice.passage : choice.runnerUp;
  if (certainty === 1) return { passage, runnerUp, certainty };
  const text = completeSign(passage.text, known);
  const isPart = text !== passage.text || saysTradeAlone(text);
  return { passage: { ...passage, text }, runnerUp, certainty: isPart ? PART_READ : certainty };
}
