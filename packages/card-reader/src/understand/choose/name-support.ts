import type { CardEvidence } from '../evidence/card-evidence.ts';
import { domainAgreement } from '../evidence/domain-agreement.ts';
import { nameAgreement } from '../evidence/name-agreement.ts';
import { hasLegalForm } from '../fields/legal-form.ts';
import { isJobHead, isOrganizationWord } from '../fields/word-kinds.ts';
import { isTradeWord } from '../lexicon/trade-words.ts';
import { lexemesOf } from '../text/words.ts';
import { mayBeOfFirm } from './as-firms.ts';
import { belowName } from './below-name.ts';
import { beginsWithGiven, nameWords } from './name-words.ts';
import { type Passage, sizeOf } from './passage.ts';
import { isOfFamily } from './several-people.ts';

/** How well a name must be borne out; “Maria” alone more than “Maria Rossi”. */
const LEAST = 0.5;
const LEAST_OF_ONE_WORD = 0.85;
/** From here on an e-mail address is the person's own. */
const OWN_MAILBOX = 0.7;
/** How near a title stands that bears a name out, in heights. */
const NEAR = 2;

/** What stands largest on a card and is one word, or has no title, is a sign over a door. */
function isSign(name: Passage, title: number, evidence: CardEvidence): boolean {
  const isLargest =
    name.height >= evidence.tallest * 0.93 && sizeOf(name, evidence.typicalHeight) > 0.6;
  return isLargest && (nameWords(name).length === 1 || title === 0);
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
export function titleOf(name: Passage, passages: readonly Passage[]): number {
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
export const isAddressed = (name: Passage, passages: readonly Passage[]) =>
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
  const [first = '', ...others] = nameWords(name);
  const last = others.at(-1);
  return last !== undefined && (isTradeWord(first) || (!isMailed && isTradeWord(last)));
}

const SAYS_TRADE = new Set<Passage['label']>([
  'service',
  'department',
  'tagline',
  'organization',
  'title',
  'other',
]);

/** “Team Leader | Global Business Team” */
const isBesideTitle = ({ lines }: Passage, passages: readonly Passage[]) =>
  passages.some(
    (each) => each.label === 'title' && each.lines.some((line) => lines.includes(line)),
  );

/** “Baltā Pūce” above “acu klīnika un optika”: a sign over what is done behind it. */
function isAboveTrade(name: Passage, passages: readonly Passage[]): boolean {
  const [below] = passages
    .filter(({ label, box }) => SAYS_TRADE.has(label) && box.top > name.box.top)
    .toSorted((a, b) => belowName(a, name) - belowName(b, name));
  if (!below || belowName(below, name) > NEAR || isBesideTitle(below, passages)) return false;
  const words = lexemesOf(below.text);
  return words.filter(isTradeWord).length > 1 && !words.some(isJobHead);
}

/** What speaks for a passage being a person beyond what its words look like. */
function support(name: Passage, passages: readonly Passage[], evidence: CardEvidence): number {
  const title = titleOf(name, passages);
  const isMailed = nameAgreement(name.text, evidence.locals) >= OWN_MAILBOX;
  const isOfCouple = passages.some((each) => each !== name && isOfFamily(each, name));
  const isTrade =
    lexemesOf(name.text).some(isOrganizationWord) ||
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
    (title === 0 && !isMailed && !beginsWithGiven(name) && isAboveTrade(name, passages)
      ? OF_TRADE
      : 0) -
    (isOfDomain ? 0.5 : 0) -
    (isSmallPrint ? 0.25 : 0) -
    (isSign(name, title, evidence) ? 0.25 : 0)
  );
}

/** Whether a passage that looks like a name is somebody’s. */
export function isPerson(
  name: Passage,
  passages: readonly Passage[],
  evidence: CardEvidence,
): boolean {
  const least = nameWords(name).length === 1 ? LEAST_OF_ONE_WORD : LEAST;
  return name.probability + support(name, passages, evidence) >= least;
}
