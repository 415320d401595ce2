import { isCredential, isHonorific } from '../fields/credentials.ts';
import { hasLegalForm, withoutLegalForm } from '../fields/legal-form.ts';
import { isParticle, trimName } from '../fields/person-name.ts';
import { labelAlone } from '../fields/phone-label.ts';
import { isJobHead, isOrganisationWord, isStreetWord } from '../fields/text-kind.ts';
import { heightOf, type Piece } from '../layout/piece.ts';
import { cities, countries } from '../lexicon/address-words.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { jobModifiers } from '../lexicon/job-words.ts';
import { departmentWords } from '../lexicon/organisation-words.ts';
import { fold, squash } from '../text/fold.ts';
import { capitalisedShare, isAllCaps } from '../text/letter-case.ts';
import { hasOpenEnd, withoutOpenEnd } from '../text/open-end.ts';
import { lexemesOf, wordsOf } from '../text/words.ts';
import type { CardEvidence } from './card-evidence.ts';
import { domainAgreement } from './domain-agreement.ts';
import type { Group } from './group.ts';
import { nameAgreement } from './name-agreement.ts';

/** What is known about a group before asking what it is. Shares and agreements are 0 to 1. */
export interface Facts {
  words: number;
  /** Words of the name without forms of address, degrees and small words. */
  nameWords: number;
  /** Share of those that start with a capital. */
  nameCapitalised: number;
  letters: number;
  digitShare: number;
  allCaps: boolean;
  capitalisedShare: number;
  givenFirst: boolean;
  givenAnywhere: boolean;
  initials: boolean;
  honorific: boolean;
  credential: boolean;
  jobHeads: number;
  jobShare: number;
  organisationWords: number;
  /** «Weingut», «Events & Styling»: says what firm it is, and not its name. */
  onlyOrganisationWords: boolean;
  legalForm: boolean;
  departmentStart: boolean;
  streetWord: boolean;
  houseNumber: boolean;
  /** A number before or behind everything else, as in a street line. */
  houseNumberAtEdge: boolean;
  postcode: boolean;
  city: boolean;
  country: boolean;
  smallWords: number;
  endsLikeSentence: boolean;
  /** Begins like a tax number or an entry in a register. */
  registration: boolean;
  ampersand: boolean;
  /** Ends with a word that calls for another. */
  openEnd: boolean;
  /** Begins or goes on in a text that is not in the group. */
  torn: boolean;
  nameAgreement: number;
  domainAgreement: number;
  /** The card has domains of its own, and nothing of them is in the text. */
  domainMismatch: boolean;
  /** The card says how to reach somebody. */
  reachable: boolean;
  /** Height against the card's median line. */
  relativeHeight: number;
  tallest: boolean;
  /** Centre of the group in the card's text, 0 at its top, 1 at its bottom. */
  depth: number;
  lines: number;
  sameHeight: number;
  /** Its lines are set alike: all in capitals, all with capital words, or all in small letters. */
  sameCase: boolean;
  /** Lines without which the group would agree with the domain as well. */
  idleLines: number;
}

const SMALL_WORD =
  /^(?:call|contact|today|a|an|the|your|our|we|you|us|is|are|for|to|with|that|from|at|by|in|on|it|its|be|make|makes|made|where|when|more|better|every|all|since|because|not|just|wir|ihr|ihre|unser|unsere|sie|mit|fur|seit|aus|ist|zu|auf|mehr|besser|einfach|alles|immer|nous|votre|vos|notre|nos|vous|avec|pour|depuis|est|sur|plus|mieux|su|sus|nuestro|nuestra|con|para|desde|es|mas|mejor|vostro|vostra|nostro|nostra|per|dal|piu|meglio|seu|sua|nosso|nossa|com|desde|mais|melhor|uw|jouw|onze|wij|met|voor|sinds|meer|beter|din|dina|ditt|vart|vara|vi|med|sedan|mer|battre|siden|mere|bedre|deres|vores|twoj|twoja|nasz|nasza|od|lepiej|dla|z|wasz|vas|vase|nas|nase|pro|lepsi|az|egy|ont|jobb|icin|ile|daha|sizin|bizim|that's|we're)$/;

/** Labels of domains up to this long are abbreviations, with which no name agrees. */
const SHORTEST_NAME = 4;

const share = (count: number, of: number) => (of === 0 ? 0 : count / of);

function cityIn(lexemes: readonly string[], of: Record<string, string>): boolean {
  return lexemes.some((_, i) =>
    [1, 2, 3].some(
      (n) => i + n <= lexemes.length && Object.hasOwn(of, lexemes.slice(i, i + n).join(' ')),
    ),
  );
}

const POSTCODE =
  /(?:^|[\s,-])(?:\d{4,6}|\d{5}-\d{3,4}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?=$|[\s,])/;

function caseStyle(text: string): 'capitals' | 'words' | 'sentence' {
  if (isAllCaps(text)) return 'capitals';
  return capitalisedShare(wordsOf(text)) > 0.6 ? 'words' : 'sentence';
}

/** «SIRET 123 456», «VAT No. GB…»: labels of numbers that are not dialled, and a digit. */
function isRegistration(text: string): boolean {
  const words = text.split(/[\s:]+/);
  return (
    /\d/.test(text) && [1, 2, 3].some((n) => labelAlone(words.slice(0, n).join(' ')) === 'other')
  );
}

/** A legal form on a line of its own is not idle, nor is a word of firms. */
function idleLines(members: readonly Piece[], domain: number, labels: readonly string[]): number {
  return members.filter(({ text }, i) => {
    const others = members.filter((_, j) => j !== i).map((piece) => piece.text);
    const legalFormAlone = hasLegalForm(`X ${text}`) && wordsOf(text).length < 4;
    const lexemes = lexemesOf(text);
    const isAboutFirms =
      lexemes.some(isOrganisationWord) && !lexemes.some((word) => SMALL_WORD.test(word));
    return (
      !legalFormAlone &&
      !isAboutFirms &&
      !hasOpenEnd(text) &&
      domainAgreement(others.join(' '), labels) >= domain
    );
  }).length;
}

export function factsOf(
  group: Group,
  card: CardEvidence,
  members: readonly Piece[],
  torn: boolean,
): Facts {
  const words = wordsOf(group.text);
  const lexemes = lexemesOf(group.text);
  const { prefix, core, suffix } = trimName(group.text);
  const nameWords = core.filter((word) => !isParticle(word) || word.length > 3);
  const given = core.map(
    (word) =>
      givenNames.has(fold(word)) ||
      (word.includes('-') && givenNames.has(fold(word.split('-')[0] ?? ''))),
  );
  const digits = (group.text.match(/\d/g) ?? []).length;
  const letters = (group.text.match(/\p{L}/gu) ?? []).length;
  const boxes = members.map((piece) => piece.box);
  const heights = boxes.map(heightOf);
  // A firm with a free mailbox bears its name before the @.
  const bare = squash(withoutLegalForm(group.text));
  const isMailbox = card.locals.some((local) => local.length > 5 && bare.startsWith(local));
  const ownMailbox = isMailbox && lexemes.some(isOrganisationWord);
  const domain = ownMailbox ? 0.9 : domainAgreement(group.text, card.labels);
  // On a card set in small letters altogether they tell nothing.
  const isSmall = card.inSmallLetters && group.text === group.text.toLowerCase();
  const span = Math.max(1, card.extent.bottom - card.extent.top);
  return {
    words: words.length,
    nameWords: nameWords.length,
    nameCapitalised: isSmall ? 1 : capitalisedShare(nameWords),
    letters,
    digitShare: share(digits, digits + letters),
    allCaps: isAllCaps(group.text),
    capitalisedShare: isSmall ? 1 : capitalisedShare(words),
    givenFirst: given[0] === true,
    givenAnywhere: given.includes(true),
    initials: core.length > 1 && core.some((word) => /^\p{Lu}\.?$/u.test(word)),
    honorific: prefix.length > 0 && prefix.every(isHonorific),
    credential: suffix.some((word) => word.split(/[\s/]+/).some(isCredential)),
    jobHeads: lexemes.filter(isJobHead).length,
    jobShare: share(
      lexemes.filter((word) => isJobHead(word) || jobModifiers.has(word)).length,
      lexemes.length,
    ),
    organisationWords: lexemes.filter(isOrganisationWord).length,
    onlyOrganisationWords: lexemes.every((word) => isOrganisationWord(word) || word === '&'),
    legalForm: hasLegalForm(group.text),
    departmentStart:
      departmentWords.has(lexemes[0] ?? '') ||
      (lexemes.length > 1 && departmentWords.has(lexemes.at(-1) ?? '')),
    streetWord: lexemes.some(isStreetWord) || /^c\/\s?\p{L}/iu.test(group.text),
    houseNumber: /(?:^|[\s,]|\p{L}\.)\d{1,4}(?:\s?[a-zA-Z]|[/-]\d{1,4})?(?=[\s,]|$)/u.test(
      group.text,
    ),
    houseNumberAtEdge:
      /^\d{1,4}\s?[a-zA-Z]?,?\s+\p{L}|\p{L}[.,]?\s?\d{1,4}(?:\s?[a-zA-Z]|[/-]\d{1,4})?\.?$/u.test(
        group.text,
      ),
    postcode: POSTCODE.test(group.text),
    city: cityIn(lexemes, cities),
    country: cityIn(lexemes, countries),
    smallWords: lexemes.filter((word) => SMALL_WORD.test(word)).length,
    endsLikeSentence:
      /[\p{L}\p{N}][.!?…]["”»']?$/u.test(group.text) && !/\b\p{L}{1,4}\.$/u.test(group.text),
    registration: isRegistration(group.text),
    ampersand: /[&+]/.test(group.text),
    openEnd: hasOpenEnd(group.text),
    torn,
    nameAgreement: ownMailbox ? 0 : nameAgreement(core.join(' '), card.locals),
    domainAgreement: domain,
    domainMismatch: card.labels.some((label) => label.length > SHORTEST_NAME) && domain === 0,
    reachable: card.reachable,
    relativeHeight: group.height / Math.max(1, card.typicalHeight),
    tallest: group.height >= card.tallest * 0.93,
    depth: ((group.box.top + group.box.bottom) / 2 - card.extent.top) / span,
    lines: group.pieces.length,
    idleLines: members.length > 1 && domain > 0.5 ? idleLines(members, domain, card.labels) : 0,
    sameCase: new Set(members.map((piece) => caseStyle(withoutOpenEnd(piece.text)))).size < 2,
    sameHeight: share(Math.min(...heights), Math.max(...heights)),
  };
}
