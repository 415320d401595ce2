import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { isOrganisationWord } from '../fields/word-kinds.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { belowName } from './below-name.ts';
import { type Passage, sizeOf } from './passages.ts';

/** How well a name must be borne out; «Maria» alone more than «Maria Rossi». */
const LEAST = 0.5;
const LEAST_OF_ONE_WORD = 0.85;
/** From here on an e-mail address is the person's own. */
const OWN_MAILBOX = 0.7;
/** How near a title stands that bears a name out, in heights. */
const NEAR = 2;

/** What speaks for a passage being a person beyond what its words look like. */
function support(name: Passage, passages: readonly Passage[], evidence: CardEvidence): number {
  const titles = passages.filter((each) => each.label === 'title' && belowName(each, name) <= NEAR);
  const isAddressed = passages.some(
    ({ label, lines }) =>
      (label === 'honorific' || label === 'credential') &&
      lines.some((line) => name.lines.includes(line)),
  );
  const isMailed = nameAgreement(name.text, evidence.locals) >= OWN_MAILBOX;
  const isTrade = lexemesOf(name.text).some(isOrganisationWord) || hasLegalForm(name.text);
  // What stands largest on a card and is one word, or has no title, is a sign over a door.
  const isLargest =
    name.height >= evidence.tallest * 0.93 && sizeOf(name, evidence.typicalHeight) > 0.6;
  const isSign = isLargest && (lexemesOf(name.text).length === 1 || titles.length === 0);
  return (
    0.15 * Math.max(0, ...titles.map(({ probability }) => probability)) +
    (isAddressed ? 0.15 : 0) +
    (isMailed ? 0.25 : 0) -
    (isTrade ? 0.35 : 0) -
    (isSign ? 0.25 : 0)
  );
}

function isPerson(name: Passage, passages: readonly Passage[], evidence: CardEvidence): boolean {
  const least = lexemesOf(name.text).length === 1 ? LEAST_OF_ONE_WORD : LEAST;
  return name.probability + support(name, passages, evidence) >= least;
}

const scoreOf = (name: Passage, evidence: CardEvidence) =>
  name.probability +
  0.3 * nameAgreement(name.text, evidence.locals) +
  0.1 * sizeOf(name, evidence.typicalHeight);

/** From which probability a second name is a second person and not a firm that is called so. */
const SECOND = 0.65;
/** Two people of one card are set alike. */
const ALIKE = 1.25;

/** Whether two names of a card are two people: equals, and neither is the other one again or the firm. */
function isBeside(name: Passage, first: Passage, evidence: CardEvidence): boolean {
  const [a, b] = [squash(name.text), squash(first.text)];
  const taller = Math.max(name.height, first.height) / Math.min(name.height, first.height);
  const onOneLine = name.lines.some((line) => first.lines.includes(line));
  const words = (each: Passage) => lexemesOf(each.text).length;
  const isWhole = words(name) > 1 && words(first) > 1;
  return (
    Math.min(name.probability, first.probability) >= SECOND &&
    !(a.includes(b) || b.includes(a)) &&
    taller <= ALIKE &&
    (isWhole || onOneLine) &&
    domainAgreement(name.text, evidence.labels) < 0.9
  );
}

export interface ChosenPersons {
  /** The person of the card first, or those of a card of two as they stand on it. */
  persons: Passage[];
  runnerUp?: Passage;
  /** Names that are nobody's: of shops and firms that are called like people. */
  firms: Passage[];
}

/** Who a card is of: one person, two, or nobody. */
export function choosePersons(passages: readonly Passage[], evidence: CardEvidence): ChosenPersons {
  const names = passages.filter(({ label }) => label === 'name');
  const people = names.filter((name) => isPerson(name, passages, evidence));
  const firms = names.filter((name) => !people.includes(name));
  const [best, runnerUp] = people.toSorted((a, b) => scoreOf(b, evidence) - scoreOf(a, evidence));
  if (!best) return { persons: [], firms };
  const persons = people.filter((name) => name === best || isBeside(name, best, evidence));
  return { persons: persons.slice(0, 2), runnerUp, firms };
}
