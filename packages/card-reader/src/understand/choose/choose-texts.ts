import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { hasLegalForm, withoutLegalForm } from '../fields/legal-form.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { type Passage, passageOf } from './passages.ts';

/** What was chosen for one value, and what else it could have been. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
  /** What nothing else on the card confirms is never «high»; 1 where something does. */
  certainty?: number;
}

/** The texts of a card by what they are. */
export interface Chosen {
  name: Choice | null;
  title: Choice | null;
  organisation: Choice | null;
  department: Choice | null;
  tagline: Choice | null;
  honorifics: Passage[];
  credentials: Passage[];
  address: Passage[];
}

/** Heights against the median line count, but do not decide. */
const sizeOf = (passage: Passage, { typicalHeight }: CardEvidence) =>
  Math.max(-1, Math.min(2, Math.log2(passage.height / Math.max(1, typicalHeight))));

function best(passages: readonly Passage[], scoreOf: (passage: Passage) => number): Choice | null {
  const [first, second] = passages
    .map((passage) => ({ passage, score: scoreOf(passage) }))
    .sort((a, b) => b.score - a.score);
  if (!first) return null;
  return { passage: first.passage, ...(second && { runnerUp: second.passage }) };
}

/** Words that a full name may have beyond those of the logo. */
const MOST_MORE = 7;

/** «Rooikrans Game Lodge (Pty) Ltd» is what «ROOIKRANS GAME LODGE · WATERBERG» is called by law. */
function isFormOf(full: string, short: string): boolean {
  if (!hasLegalForm(full)) return false;
  const known = new Set(lexemesOf(short));
  const own = lexemesOf(withoutLegalForm(full));
  return own.length > 1 && own.every((word) => known.has(word));
}

/**
 * The passage in which a firm writes the name of its logo out: «Piedmont & Tryon Bank, N.A.» for
 * «PIEDMONT & TRYON».
 */
function writtenOut(short: Passage, others: readonly Passage[]): Passage | undefined {
  if (hasLegalForm(short.text)) return undefined;
  const name = squash(short.text);
  const words = lexemesOf(short.text).length;
  if (name.length < 3) return undefined;
  return others
    .filter(({ text }) => {
      const more = lexemesOf(text).length - words;
      if (squash(text) === name || more > MOST_MORE) return false;
      return squash(text).includes(name) || isFormOf(text, short.text);
    })
    .sort((a, b) => a.text.length - b.text.length)[0];
}

/** What a part of a passage must have over the whole: lines that were joined hold one name more often than not. */
const PART = 0.12;

/** The runs of its lines, where a passage has several: «looploam» of «looploam» and «dashboard.». */
function partsOf({ segments }: Passage): Passage[] {
  const runs = segments.flatMap((_, from) =>
    segments.slice(from).map((_, length) => segments.slice(from, from + length + 1)),
  );
  return runs.filter((run) => run.length < segments.length).map(passageOf);
}

/** How well a domain must agree to confirm a firm's name. */
const CONFIRMING = 0.7;
/** Organisations without domain and legal form were wrong too often on development cards. */
const UNCONFIRMED = 0.88;

function chooseOrganisation(passages: readonly Passage[], evidence: CardEvidence): Choice | null {
  const choice = best(
    passages.flatMap((passage) => [passage, ...partsOf(passage)]),
    (passage) =>
      (passages.includes(passage) ? 0 : -PART) +
      passage.probability +
      0.4 * domainAgreement(passage.text, evidence.labels) +
      (hasLegalForm(passage.text) ? 0.15 : 0) +
      0.1 * sizeOf(passage, evidence) -
      (squash(passage.text).length < 3 ? 0.5 : 0),
  );
  const full = choice && writtenOut(choice.passage, passages);
  if (!choice) return null;
  const passage = full ?? choice.passage;
  const isConfirmed =
    hasLegalForm(passage.text) || domainAgreement(passage.text, evidence.labels) >= CONFIRMING;
  return {
    passage,
    runnerUp: full ? choice.passage : choice.runnerUp,
    certainty: isConfirmed ? 1 : UNCONFIRMED,
  };
}

/** How far below a name a title stands, in heights of the name; much for one above it. */
function belowName(title: Passage, name: Passage): number {
  const gap = (title.box.top - name.box.bottom) / Math.max(1, name.height);
  const aside = Math.max(0, title.box.left - name.box.right, name.box.left - title.box.right);
  return (gap < -1.2 ? 4 - gap : Math.max(0, gap)) + aside / Math.max(1, name.height);
}

/** How near below a name its title stands, in heights of the name. */
const NEXT = 1.5;
const MOST_TITLE_WORDS = 7;
/** A job that only its place below the name tells. */
const BY_PLACE = 0.5;

/** What stands next below a name is a job, also one that the network takes for an offer: «Wedding Photographer». */
function titleByPlace(name: Passage, passages: readonly Passage[]): Choice | null {
  const [next] = passages
    .filter(
      ({ label, text }) =>
        MAY_BE_TITLE.has(label) &&
        !/\d/.test(text) &&
        text.length > 3 &&
        lexemesOf(text).length <= MOST_TITLE_WORDS,
    )
    .map((passage) => ({ passage, away: belowName(passage, name) }))
    .filter(({ away }) => away <= NEXT)
    .sort((a, b) => a.away - b.away);
  return next
    ? { passage: { ...next.passage, probability: Math.min(next.passage.probability, BY_PLACE) } }
    : null;
}

const MAY_BE_TITLE = new Set(['service', 'tagline', 'department', 'other']);

/** One person, one organisation, one title: the best passages of each kind. */
export function chooseTexts(passages: readonly Passage[], evidence: CardEvidence): Chosen {
  const of = (label: Passage['label']) => passages.filter((passage) => passage.label === label);
  const name = best(
    of('name'),
    (passage) =>
      passage.probability +
      0.3 * nameAgreement(passage.text, evidence.locals) +
      0.1 * sizeOf(passage, evidence),
  );
  const title =
    best(of('title'), (passage) =>
      name
        ? passage.probability - 0.1 * Math.min(6, belowName(passage, name.passage))
        : passage.probability,
    ) ??
    (name && titleByPlace(name.passage, passages));
  const left = (label: Passage['label']) =>
    best(
      of(label).filter(({ text }) => text !== title?.passage.text),
      ({ probability }) => probability,
    );
  return {
    name,
    title,
    organisation: chooseOrganisation(of('organisation'), evidence),
    department: left('department'),
    tagline: left('tagline'),
    honorifics: of('honorific'),
    credentials: of('credential'),
    address: of('address'),
  };
}
