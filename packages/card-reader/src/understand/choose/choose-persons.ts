import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { isJobHead, isOrganisationWord } from '../fields/word-kinds.ts';
import { distance } from '../layout/distance.ts';
import { sharesRow } from '../layout/lay-out.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { squash } from '../text/fold.ts';
import { lexemesOf } from '../text/words.ts';
import { belowName } from './below-name.ts';
import { mayBeOfFirm, type Passage, sizeOf } from './passages.ts';

/** How well a name must be borne out; “Maria” alone more than “Maria Rossi”. */
const LEAST = 0.5;
const LEAST_OF_ONE_WORD = 0.85;
/** From here on an e-mail address is the person's own. */
const OWN_MAILBOX = 0.7;
/** How near a title stands that bears a name out, in heights. */
const NEAR = 2;

/** “McGroarty’s” is one word. */
const wordsOf = ({ text }: Passage) => lexemesOf(text).filter((word) => word.length > 1);

/** What stands largest on a card and is one word, or has no title, is a sign over a door. */
function isSign(name: Passage, title: number, evidence: CardEvidence): boolean {
  const isLargest =
    name.height >= evidence.tallest * 0.93 && sizeOf(name, evidence.typicalHeight) > 0.6;
  return isLargest && (wordsOf(name).length === 1 || title === 0);
}

/** Firms are called like their domain; so are people who work alone, and those have a title. */
const OWN_DOMAIN = 0.9;
const PLAIN_TITLE = 0.6;
/** A name in the size of the small print, as a logarithm to 2. */
const LARGER = 0.1;
const PLAIN_NAME = 0.8;
/** The same where nothing near the name is a job. */
const PLAIN_NAME_ALONE = 0.95;

/** How sure a form of address or a degree must be to bear a name out. */
const SURE = 0.7;

/** How probable the title is that stands next to a name. */
function titleOf(name: Passage, passages: readonly Passage[]): number {
  const titles = passages.filter((each) => each.label === 'title' && belowName(each, name) <= NEAR);
  return Math.max(0, ...titles.map(({ probability }) => probability));
}

const JOBS = new Set<Passage['label']>(['title', 'service', 'department']);

/** Whether what stands next to a name may be a job, and no second line of a firm. */
const hasJob = (name: Passage, passages: readonly Passage[]) =>
  passages.some(
    (each) => JOBS.has(each.label) && belowName(each, name) <= NEAR && !mayBeOfFirm(each),
  );

/** A form of address or a degree on the line of a name. */
const isAddressed = (name: Passage, passages: readonly Passage[]) =>
  passages.some(
    ({ label, lines, probability }) =>
      (label === 'honorific' || label === 'credential') &&
      probability >= SURE &&
      lines.some((line) => name.lines.includes(line)),
  );

/** What a trade at an end of a name takes from it: more than a title and a form of address bring together. */
const OF_TRADE = 0.6;

/** “Klinik Santé”, and “Lake View Lodge” where no mailbox is called so: what somebody runs, and not who. */
function isOfTrade(name: Passage, isMailed: boolean): boolean {
  const [first = '', ...others] = wordsOf(name);
  const last = others.at(-1);
  return last !== undefined && (isTradeWord(first) || (!isMailed && isTradeWord(last)));
}

/** “Bridget Halloran” above “fresh pasta”: signs begin with a given name less often than people. */
function isNamed(name: Passage): boolean {
  const [first = '', ...others] = wordsOf(name);
  return others.length > 0 && givenNames.has(first);
}

const SAYS_TRADE = new Set<Passage['label']>([
  'service',
  'department',
  'tagline',
  'organisation',
  'title',
  'other',
]);

/** “Baltā Pūce” above “acu klīnika un optika”: a sign over what is done behind it. */
function isAboveTrade(name: Passage, passages: readonly Passage[]): boolean {
  const [below] = passages
    .filter(({ label, box }) => SAYS_TRADE.has(label) && box.top > name.box.top)
    .toSorted((a, b) => belowName(a, name) - belowName(b, name));
  const words = lexemesOf(below && belowName(below, name) <= NEAR ? below.text : '');
  return words.filter(isTradeWord).length > 1 && !words.some(isJobHead);
}

/** What speaks for a passage being a person beyond what its words look like. */
function support(name: Passage, passages: readonly Passage[], evidence: CardEvidence): number {
  const title = titleOf(name, passages);
  const isMailed = nameAgreement(name.text, evidence.locals) >= OWN_MAILBOX;
  const isOfCouple = passages.some((each) => each !== name && isOfFamily(each, name));
  const isTrade =
    lexemesOf(name.text).some(isOrganisationWord) ||
    hasLegalForm(name.text) ||
    /['’]s$/iu.test(name.text);
  const isOfDomain =
    name.probability < (hasJob(name, passages) ? PLAIN_NAME : PLAIN_NAME_ALONE) &&
    !isMailed &&
    title < PLAIN_TITLE &&
    domainAgreement(name.text, evidence.labels) >= OWN_DOMAIN;
  // A name is set larger than what is around it, or something else bears it out.
  const isSmallPrint =
    name.probability < PLAIN_NAME &&
    title === 0 &&
    !isMailed &&
    sizeOf(name, evidence.typicalHeight) < LARGER;
  return (
    0.15 * title +
    (isAddressed(name, passages) ? 0.15 : 0) +
    (isMailed ? 0.25 : 0) +
    (isOfCouple ? 0.2 : 0) -
    (isTrade ? 0.35 : 0) -
    (isOfTrade(name, isMailed) ? OF_TRADE : 0) -
    (title === 0 && !isMailed && !isNamed(name) && isAboveTrade(name, passages) ? OF_TRADE : 0) -
    (isOfDomain ? 0.5 : 0) -
    (isSmallPrint ? 0.25 : 0) -
    (isSign(name, title, evidence) ? 0.25 : 0)
  );
}

function isPerson(name: Passage, passages: readonly Passage[], evidence: CardEvidence): boolean {
  const least = wordsOf(name).length === 1 ? LEAST_OF_ONE_WORD : LEAST;
  return name.probability + support(name, passages, evidence) >= least;
}

/** Who of several is meant: whole names before single words, which are brands more often. */
const scoreOf = (name: Passage, passages: readonly Passage[], evidence: CardEvidence) =>
  name.probability +
  0.15 * titleOf(name, passages) +
  (isAddressed(name, passages) ? 0.15 : 0) +
  0.3 * nameAgreement(name.text, evidence.locals) +
  0.1 * sizeOf(name, evidence.typicalHeight) -
  (wordsOf(name).length === 1 ? 0.4 : 0);

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

const MOST_NAME_WORDS = 4;

/** “Jörg Böttcher” and beside it, set alike, “Anke Böttcher”: one family, whatever the other looks like alone. */
function isOfFamily(passage: Passage, name: Passage): boolean {
  const [a, b] = [wordsOf(passage), wordsOf(name)];
  const taller = Math.max(passage.height, name.height) / Math.min(passage.height, name.height);
  return (
    passage.segments.length === 1 &&
    sharesRow(passage.box, name.box) &&
    taller <= ALIKE &&
    Math.min(a.length, b.length) > 1 &&
    a.length <= MOST_NAME_WORDS &&
    a[0] !== b[0] &&
    a.at(-1) === b.at(-1) &&
    !hasLegalForm(passage.text)
  );
}

/** “Dar Al Hikma” above “General Trading L.L.C.”, set alike: the first line of a firm, where somebody else is the person. */
function isHeadOfFirm(name: Passage, passages: readonly Passage[]): boolean {
  return passages.some(
    ({ label, text, box, height }) =>
      label === 'organisation' &&
      hasLegalForm(text) &&
      Math.max(height, name.height) <= ALIKE * Math.min(height, name.height) &&
      distance(name.box, box) < 1,
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
  const likely = names.filter((name) => isPerson(name, passages, evidence));
  const titled = likely.filter((name) => titleOf(name, passages) > 0);
  const people = likely.filter(
    (name) => titled.every((other) => other === name) || !isHeadOfFirm(name, passages),
  );
  const firms = names.filter((name) => !people.includes(name));
  const [best, runnerUp] = people.toSorted(
    (a, b) => scoreOf(b, passages, evidence) - scoreOf(a, passages, evidence),
  );
  if (!best) return { persons: [], firms };
  const family = passages.filter((each) => !people.includes(each) && isOfFamily(each, best));
  const persons = [
    ...people.filter((name) => name === best || isBeside(name, best, evidence)),
    ...family,
  ]
    .slice(0, 2)
    .sort((a, b) => passages.indexOf(a) - passages.indexOf(b));
  // “AUTO-WIŚ” above “Zbigniew Wiśniewski”: the larger single word is the firm's sign.
  const signs = people.filter(
    (name) => !persons.includes(name) && !name.text.includes(' ') && name.height > best.height,
  );
  return { persons, runnerUp, firms: [...firms, ...signs] };
}
