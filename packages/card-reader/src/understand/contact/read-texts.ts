import type { PersonName, PhoneticName } from '@cardsift/contacts/contact';
import { fold } from '@cardsift/contacts/text/fold';
import { areInTwoScripts, isEastAsian, isLatin } from '@cardsift/contacts/text/script';
import type { CardReading, Reading } from '../../reading.ts';
import type { DecidedCard } from '../decide-card.ts';
import type { Candidate } from '../decode/candidates.ts';
import type { Choice } from '../decode/choice.ts';
import type { Chosen, ChosenPerson } from '../decode/choose-values.ts';
import type { Passage } from '../decode/passage.ts';
import { phoneLabels } from '../lexicon/phone-labels.ts';
import { squash } from '../text/fold-spelt-out.ts';
import { withoutOpenEnd } from '../text/open-end.ts';
import { readableCase } from '../text/readable-case.ts';
import { lexemesOf, wordsOf } from '../text/words.ts';
import { parseEastAsianAddress } from '../values/east-asian-address.ts';
import { latinBesideNative } from '../values/person/latin-beside-native.ts';
import { parseName } from '../values/person/person-name.ts';
import { parseAddress } from '../values/postal-address.ts';
import { isStreetWord } from '../values/word-kinds.ts';
import { tidyTitle } from './tidy-title.ts';
import { trustOf } from './trust.ts';

export type Texts = Pick<
  CardReading,
  | 'fullName'
  | 'name'
  | 'phonetic'
  | 'title'
  | 'otherScript'
  | 'colleague'
  | 'department'
  | 'org'
  | 'tagline'
  | 'address'
>;

type Decided = Pick<DecidedCard, 'chosen' | 'candidates'>;

/** The value of a choice, and what it may be as well. */
function reading<T>(
  { passage }: Pick<Choice, 'passage'>,
  toValue: (text: string) => T,
  confidence: number,
  candidates: readonly Candidate[] = [],
): Reading<T> {
  const others = otherTexts(candidates, passage.text);
  return {
    value: toValue(passage.text),
    origin: 'printed',
    confidence,
    lines: passage.lines,
    ...(others.length > 0 && { others: others.map(toValue) }),
  };
}

/** A candidate that is less probable is worth nobody's time. */
const WORTH_A_LOOK = 0.02;
const MOST_OTHERS = 3;

/** What a value may be as well, the most probable first. */
const otherTexts = (candidates: readonly Candidate[], chosen: string): string[] =>
  candidates
    .filter(({ probability }) => probability >= WORTH_A_LOOK)
    .map(({ passage }) => passage.text)
    .filter((text) => squash(text) !== squash(chosen))
    .slice(0, MOST_OTHERS);

/** Of what is no main value: as sure as the network and the recognizer are. */
const certaintyOf = ({ passage }: Pick<Choice, 'passage'>) =>
  0.9 * passage.certainty * passage.confidence;

/** Forms of address and degrees on the name's lines or next to them. */
function besideName(name: Passage, passages: readonly Passage[]): string[] {
  const lines = new Set(name.lines.flatMap((line) => [line - 1, line, line + 1]));
  return passages
    .filter((passage) => passage.lines.some((line) => lines.has(line)))
    .map(({ text }) => text);
}

/** “Office” below an address, as phones show it. */
const isCaption = (text: string) => phoneLabels.has(fold(text));
const isStreet = (text: string) => /\d/.test(text) && lexemesOf(text).some(isStreetWord);

function readAddress(passages: readonly Passage[]): Texts['address'] {
  const all = passages.flatMap(({ segments }) => segments).filter(({ text }) => !isCaption(text));
  const native = all.filter(({ text }) => isEastAsian(text));
  // Printed in two scripts, it is one address.
  const parts = native.length > 0 ? native : all;
  const texts = parts.map(({ text }) => text);
  const value = native.length > 0 ? parseEastAsianAddress(texts) : parseAddress(texts);
  const { street, city, region, postcode } = value;
  // A number in a text is not yet an address: without a town it needs a street's name.
  const isAddress = city + region + postcode !== '' || (isStreet(street) && street.length < 60);
  if (parts.length === 0 || !isAddress) return undefined;
  return {
    value,
    origin: 'printed',
    confidence:
      0.95 * Math.min(...parts.map(({ probability, confidence }) => probability * confidence)),
    lines: [...new Set(parts.map(({ line }) => line))],
  };
}

/** The parts of a name with what stands beside it. */
const beside = (name: PersonName, prefixes: string[], suffixes: string[]): PersonName => ({
  ...name,
  prefix: [...prefixes, name.prefix].filter(Boolean).join(' '),
  suffix: [name.suffix, ...suffixes].filter(Boolean).join(', '),
});

/** Forms of address and degrees of a name, in its own script where the card has them in two. */
function addressed(passage: Passage, chosen: Chosen): [prefixes: string[], suffixes: string[]] {
  const isOwn = (text: string) => !areInTwoScripts(text, passage.text);
  return [
    besideName(passage, chosen.honorifics).filter(isOwn),
    besideName(passage, chosen.credentials).filter(isOwn),
  ];
}

/** A person's name and title. */
function readPerson(
  person: ChosenPerson,
  { chosen, candidates }: Decided,
  country?: string,
): Texts {
  const { name, title, phonetic, again } = person;
  const [prefixes, suffixes] = addressed(name.passage, chosen);
  const trust = trustOf('name', name);
  const other = {
    ...(again.name && readNameAgain(again.name, chosen, country)),
    ...(again.title && {
      title: readAgain(again.title, (text) => readableCase(tidyTitle(text), country)),
    }),
  };
  return {
    fullName: reading(name, (text) => parseName(text, country).fullName, trust, candidates.name),
    name: reading(
      name,
      (text) => beside(parseName(text, country).name, prefixes, suffixes),
      trust,
      candidates.name,
    ),
    ...(phonetic && { phonetic: readAgain(phonetic, parseReading) }),
    ...(title && {
      title: reading(
        title,
        (text) => readableCase(tidyTitle(text), country),
        trustOf('title', title),
        candidates.title,
      ),
    }),
    ...(Object.keys(other).length > 0 && { otherScript: other }),
  };
}

/** A value that says again what another one says. */
const readAgain = <T>(passage: Passage, toValue: (text: string) => T): Reading<T> =>
  reading({ passage }, toValue, certaintyOf({ passage }));

function readNameAgain(passage: Passage, chosen: Chosen, country?: string) {
  const [prefixes, suffixes] = addressed(passage, chosen);
  return {
    fullName: readAgain(passage, (text) => parseName(text, country).fullName),
    name: readAgain(passage, (text) => beside(parseName(text, country).name, prefixes, suffixes)),
  };
}

/** “やまだ たろう”: the family name first, and all of it where nothing parts them. */
function parseReading(text: string): PhoneticName {
  const [family = '', ...given] = wordsOf(text);
  return { family, given: given.join(' ') };
}

/** A Latin name's order is told by the letters of the native one beside it. */
function withTwinsOrder(texts: Texts, country?: string): Texts {
  const { fullName, name, otherScript } = texts;
  const again = otherScript?.name;
  if (!fullName || !name || !otherScript?.fullName || !again) return texts;
  const value = (latin: Reading, parts: Reading<PersonName>, native: Reading<PersonName>) => ({
    ...parts,
    value: latinBesideNative(latin.value, parts.value, native.value, country),
  });
  if (isLatin(fullName.value)) return { ...texts, name: value(fullName, name, again) };
  return {
    ...texts,
    otherScript: { ...otherScript, name: value(otherScript.fullName, again, name) },
  };
}

/** “Hennie & Elsabé Terblanche”: both bear the family name that is printed once. */
function withFamilyName(
  { name, ...first }: ChosenPerson,
  second: ChosenPerson | undefined,
): ChosenPerson {
  const { text, lines } = name.passage;
  const family = second?.name.passage.text.split(' ').slice(1).join(' ');
  const isShort =
    !text.includes(' ') && second?.name.passage.lines.some((line) => lines.includes(line));
  if (!family || !isShort) return { name, ...first };
  return { ...first, name: { ...name, passage: { ...name.passage, text: `${text} ${family}` } } };
}

/** Turns what was chosen into the values of the reading. */
export function readTexts(card: Decided, country: string | undefined): Texts {
  const { chosen, candidates } = card;
  const { persons, organization, department, tagline, again } = chosen;
  const [first, second] = persons;
  const texts: Texts = {
    ...(first && withTwinsOrder(readPerson(withFamilyName(first, second), card, country), country)),
    ...(second && { colleague: withTwinsOrder(readPerson(second, card, country), country) }),
  };
  if (organization)
    texts.org = reading(
      organization,
      withoutOpenEnd,
      trustOf('organization', organization),
      candidates.organization,
    );
  if (department) texts.department = reading(department, (text) => text, certaintyOf(department));
  if (tagline) texts.tagline = reading(tagline, (text) => text, certaintyOf(tagline));
  const other = {
    ...texts.otherScript,
    ...(again.organization && { org: readAgain(again.organization, withoutOpenEnd) }),
    ...(again.department && { department: readAgain(again.department, (text) => text) }),
  };
  if (Object.keys(other).length > 0) texts.otherScript = other;
  const address = readAddress(chosen.address);
  if (address) texts.address = address;
  return texts;
}
