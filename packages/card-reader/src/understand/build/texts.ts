import type { PostalAddress } from '@cardsift/contacts/contact';
import type { CardReading, Reading } from '../../reading.ts';
import type { Assignment, Choice } from '../assign/assign.ts';
import { readsOn } from '../assign/group.ts';
import { isCredential } from '../fields/credentials.ts';
import { parseName, trimName } from '../fields/person-name.ts';
import { parseAddress } from '../fields/postal-address.ts';
import { isStreetWord } from '../fields/text-kind.ts';
import { heightOf, type Piece } from '../layout/piece.ts';
import { jobModifiers } from '../lexicon/job-words.ts';
import { departmentWords } from '../lexicon/organisation-words.ts';
import { spellingCertainty } from '../repair/known-spelling.ts';
import { capitalisedShare } from '../text/letter-case.ts';
import { readableCase } from '../text/readable-case.ts';
import { lexemesOf, wordsOf } from '../text/words.ts';
import { fullerOrganisation } from './fuller-organisation.ts';

type Texts = Pick<
  CardReading,
  'fullName' | 'name' | 'title' | 'department' | 'org' | 'tagline' | 'address'
>;

const linesOf = (pieces: readonly Piece[]) => [...new Set(pieces.map((piece) => piece.line))];

function piecesOf(choice: Choice, pieces: readonly Piece[]): Piece[] {
  return choice.group.pieces.flatMap((i) => pieces[i] ?? []);
}

/** The value of a choice, as sure as the choice and the recogniser are. */
function reading<T>(
  choice: Choice,
  pieces: readonly Piece[],
  toValue: (text: string) => T,
  certainty: number,
): Reading<T> {
  return {
    value: toValue(choice.group.text),
    origin: 'printed',
    confidence: choice.probability * choice.group.confidence * certainty,
    lines: linesOf(piecesOf(choice, pieces)),
    ...(choice.runnerUp && { runnerUp: toValue(choice.runnerUp.text) }),
  };
}

/** A choice with the text at `index` in place of its own. */
function writtenOut(choice: Choice, index: number, pieces: readonly Piece[]): Choice {
  const piece = pieces[index];
  if (!piece) return choice;
  const { text, confidence } = piece;
  return { ...choice, group: { ...choice.group, pieces: [index], text, confidence } };
}

/** Turns the roles of the texts into the values of the reading. */
export function readTexts(
  assignment: Assignment,
  pieces: readonly Piece[],
  country: string | undefined,
): Texts {
  const { name, title, organisation, rest } = assignment;
  const spelt = (choice: Choice) =>
    spellingCertainty(trimName(choice.group.text).core.join(' '), country);
  const texts: Texts = {};
  if (name) {
    texts.fullName = reading(
      name,
      pieces,
      (text) => parseName(text, country).fullName,
      spelt(name),
    );
    texts.name = reading(name, pieces, (text) => parseName(text, country).name, spelt(name));
  }
  if (title)
    texts.title = reading(
      title,
      pieces,
      (text) => readableCase(withoutCredentials(text), country),
      spelt(title),
    );
  if (organisation) {
    const full = fullerOrganisation(organisation.group.text, pieces, (i) => rest.has(i));
    const printed = full === undefined ? organisation : writtenOut(organisation, full, pieces);
    if (full !== undefined) rest.delete(full);
    texts.org = reading(printed, pieces, (text) => text, spelt(printed));
  }
  const remaining = (role: string) =>
    [...rest].flatMap(([i, found]) => {
      const piece = pieces[i];
      return piece && found.role === role ? [{ piece, probability: found.probability }] : [];
    });
  if (title) giveDepartment(title, rest, pieces);
  for (const [field, role] of [
    ['department', 'department'],
    ['tagline', 'tagline'],
  ] as const) {
    const [best] = remaining(role).sort((a, b) => b.probability - a.probability);
    if (!best) continue;
    texts[field] = {
      value: best.piece.text,
      origin: 'printed',
      confidence: best.probability * best.piece.confidence * 0.9,
      lines: [best.piece.line],
    };
  }
  const parts = remaining('address');
  const address = parseAddress(parts.map(({ piece }) => piece.text));
  if (parts.length > 0 && isAddress(address)) {
    texts.address = {
      value: address,
      origin: 'printed',
      confidence:
        Math.min(...parts.map(({ piece, probability }) => piece.confidence * probability)) * 0.95,
      lines: linesOf(parts.map(({ piece }) => piece)),
    };
  }
  return texts;
}

/** «REALTOR®, GRI, ABR»: degrees and certificates behind a title. */
function withoutCredentials(title: string): string {
  const [first = '', ...others] = title.split(/,\s+/);
  const kept = others.filter((each) => !(isCredential(each) && each === each.toUpperCase()));
  return isCredential(first) ? title : [first, ...kept].join(', ');
}

/** A text directly beneath the title, in its type, that nothing else claims is the department. */
function giveDepartment(title: Choice, rest: Assignment['rest'], pieces: readonly Piece[]): void {
  const last = pieces[title.group.pieces.at(-1) ?? -1];
  if (!last || [...rest.values()].some(({ role }) => role === 'department')) return;
  for (const [i, found] of rest) {
    const piece = pieces[i];
    if (!piece || found.role === 'address' || /\d|[.!?]$/.test(piece.text)) continue;
    const ratio = heightOf(piece.box) / heightOf(last.box);
    const below = piece.box.top > last.box.top && readsOn(last.box, piece.box);
    if (below && ratio > 0.85 && ratio < 1.18 && isDepartmentLike(piece.text)) {
      rest.set(i, { role: 'department', probability: 0.6 });
      return;
    }
  }
}

/** Capital words, or the words of departments in small letters: «Forskning och utveckling». */
function isDepartmentLike(text: string): boolean {
  const lexemes = lexemesOf(text);
  const own = lexemes.filter((word) => jobModifiers.has(word) || departmentWords.has(word));
  return capitalisedShare(wordsOf(text)) > 0.6 || own.length * 2 > lexemes.length;
}

const isStreet = (text: string) => /\d/.test(text) && lexemesOf(text).some(isStreetWord);

/** A number in a text is not yet an address: without a town it needs a street's name. */
function isAddress({ street, city, postcode }: PostalAddress): boolean {
  return city !== '' || postcode !== '' || (isStreet(street) && street.length < 60);
}
