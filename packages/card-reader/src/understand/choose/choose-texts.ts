import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import type { Passage } from './passages.ts';

/** What was chosen for one value, and what else it could have been. */
export interface Choice {
  passage: Passage;
  runnerUp?: Passage;
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
      return squash(text) !== name && squash(text).includes(name) && more <= MOST_MORE;
    })
    .sort((a, b) => a.text.length - b.text.length)[0];
}

function chooseOrganisation(passages: readonly Passage[], evidence: CardEvidence): Choice | null {
  const choice = best(
    passages,
    (passage) =>
      passage.probability +
      0.4 * domainAgreement(passage.text, evidence.labels) +
      (hasLegalForm(passage.text) ? 0.15 : 0) +
      0.1 * sizeOf(passage, evidence),
  );
  const full = choice && writtenOut(choice.passage, passages);
  return full ? { passage: full, runnerUp: choice.passage } : choice;
}

/** How far below a name a title stands, in heights of the name; much for one above it. */
function belowName(title: Passage, name: Passage): number {
  const gap = (title.box.top - name.box.bottom) / Math.max(1, name.height);
  const aside = Math.max(0, title.box.left - name.box.right, name.box.left - title.box.right);
  return (gap < -1.2 ? 4 - gap : Math.max(0, gap)) + aside / Math.max(1, name.height);
}

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
  const probable = (passage: Passage) => passage.probability;
  return {
    name,
    title: best(of('title'), (passage) =>
      name
        ? passage.probability - 0.1 * Math.min(6, belowName(passage, name.passage))
        : passage.probability,
    ),
    organisation: chooseOrganisation(of('organisation'), evidence),
    department: best(of('department'), probable),
    tagline: best(of('tagline'), probable),
    honorifics: of('honorific'),
    credentials: of('credential'),
    address: of('address'),
  };
}
