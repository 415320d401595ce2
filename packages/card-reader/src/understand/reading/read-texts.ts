import type { CardReading, Reading } from '../../reading.ts';
import type { Choice } from '../decode/choice.ts';
import type { Chosen, ChosenPerson } from '../decode/choose-values.ts';
import type { Passage } from '../decode/passage.ts';
import { parseName } from '../fields/person/person-name.ts';
import { parseAddress } from '../fields/postal-address.ts';
import { isStreetWord } from '../fields/word-kinds.ts';
import { withoutOpenEnd } from '../text/open-end.ts';
import { readableCase } from '../text/readable-case.ts';
import { lexemesOf } from '../text/words.ts';
import { tidyTitle } from './tidy-title.ts';
import { trustOf } from './trust.ts';

export type Texts = Pick<
  CardReading,
  'fullName' | 'name' | 'title' | 'colleague' | 'department' | 'org' | 'tagline' | 'address'
>;

/** The value of a choice. */
function reading<T>(
  { passage, runnerUp }: Choice,
  toValue: (text: string) => T,
  confidence: number,
): Reading<T> {
  return {
    value: toValue(passage.text),
    origin: 'printed',
    confidence,
    lines: passage.lines,
    ...(runnerUp && { runnerUp: toValue(runnerUp.text) }),
  };
}

/** Of what is no main value: as sure as the network and the recognizer are. */
const certaintyOf = ({ passage }: Choice) => 0.9 * passage.certainty * passage.confidence;

/** Forms of address and degrees on the name's lines or next to them. */
function besideName(name: Passage, passages: readonly Passage[]): string[] {
  const lines = new Set(name.lines.flatMap((line) => [line - 1, line, line + 1]));
  return passages
    .filter((passage) => passage.lines.some((line) => lines.has(line)))
    .map(({ text }) => text);
}

const isStreet = (text: string) => /\d/.test(text) && lexemesOf(text).some(isStreetWord);

function readAddress(passages: readonly Passage[]): Texts['address'] {
  const parts = passages.flatMap(({ segments }) => segments);
  const value = parseAddress(parts.map(({ text }) => text));
  const { street, city, postcode } = value;
  // A number in a text is not yet an address: without a town it needs a street's name.
  const isAddress = city !== '' || postcode !== '' || (isStreet(street) && street.length < 60);
  if (parts.length === 0 || !isAddress) return undefined;
  return {
    value,
    origin: 'printed',
    confidence:
      0.95 * Math.min(...parts.map(({ probability, confidence }) => probability * confidence)),
    lines: [...new Set(parts.map(({ line }) => line))],
  };
}

/** A person's name and title. */
function readPerson({ name, title }: ChosenPerson, chosen: Chosen, country?: string): Texts {
  const prefixes = besideName(name.passage, chosen.honorifics);
  const suffixes = besideName(name.passage, chosen.credentials);
  const trust = trustOf('name', name);
  return {
    fullName: reading(name, (text) => parseName(text, country).fullName, trust),
    name: reading(
      name,
      (text) => {
        const { name } = parseName(text, country);
        return {
          ...name,
          prefix: [...prefixes, name.prefix].filter(Boolean).join(' '),
          suffix: [name.suffix, ...suffixes].filter(Boolean).join(', '),
        };
      },
      trust,
    ),
    ...(title && {
      title: reading(
        title,
        (text) => readableCase(tidyTitle(text, country), country),
        trustOf('title', title),
      ),
    }),
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
export function readTexts(chosen: Chosen, country: string | undefined): Texts {
  const { persons, organization, department, tagline } = chosen;
  const [first, second] = persons;
  const texts: Texts = {
    ...(first && readPerson(withFamilyName(first, second), chosen, country)),
    ...(second && { colleague: readPerson(second, chosen, country) }),
  };
  if (organization)
    texts.org = reading(organization, withoutOpenEnd, trustOf('organization', organization));
  if (department) texts.department = reading(department, (text) => text, certaintyOf(department));
  if (tagline) texts.tagline = reading(tagline, (text) => text, certaintyOf(tagline));
  const address = readAddress(chosen.address);
  if (address) texts.address = address;
  return texts;
}
