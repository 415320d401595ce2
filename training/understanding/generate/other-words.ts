import type { WordLabel } from '@cardsift/card-reader/understand/network/word-labels';
import type { Random } from '@cardsift/invented-cards/random';
import { drawOnline } from './draw-online.ts';
import type { PlacedLine } from './lay-out-card.ts';
import type { Country } from './material.ts';
import { drawOrganization, type Organization, shortName, wordmarkOf } from './organizations.ts';
import { drawPerson } from './people.ts';
import type { Span } from './printed-text.ts';
import { type Slot, slotsOf } from './slots.ts';
import { inCaseOf, spreadWords } from './spread-words.ts';

const sizeOf = ({ spans }: Slot) => spans.reduce((sum, { text }) => sum + text.length, 0);

/** Spreads a new text over the spans of the old one, with the old one's capitalization. */
export function fill(spans: readonly Span[], text: string): void {
  const parts = spreadWords(
    text,
    spans.map((span) => Math.max(1, span.text.length)),
  );
  spans.forEach((span, i) => {
    span.text = inCaseOf(parts[i] ?? '', span.text);
  });
}

/** Fills an address, which is not broken between words. */
function fillWhole({ spans }: Slot, text: string): void {
  spans.forEach((span, i) => {
    span.text = i === 0 ? text : '';
  });
}

/**
 * Puts other people at another firm, with matching addresses. The largest organization name gets the
 * firm's full name.
 */
function nameOthers(slots: Slots, country: Country, random: Random): void {
  const names = slots.of('name');
  const signs = slots.of('organization').toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const people = names.map(() => drawPerson(country, random));
  const kinds =
    names.length === 0
      ? (['shop', 'shop', 'firm', 'institution'] as const)
      : (['firm', 'firm', 'firm', 'institution', 'shop'] as const);
  const organization =
    signs.length > 0
      ? drawOrganization(country, random.pick(kinds), people[0] ?? null, random)
      : null;
  const { emails, website } = drawOnline(country, people, organization, random);
  names.forEach((slot, i) => {
    fill(slot.spans, people[i]?.name ?? '');
  });
  signs.forEach((slot, i) => {
    if (organization) fill(slot.spans, signOf(organization, i, signs.length, country, random));
  });
  slots.of('email').forEach((slot, i) => {
    const email = emails[i % Math.max(1, emails.length)];
    if (email) fillWhole(slot, email);
  });
  const site = website ?? emails[0]?.split('@')[1];
  for (const slot of slots.of('web')) if (site) fillWhole(slot, site);
}

function signOf(
  organization: Organization,
  index: number,
  of: number,
  country: Country,
  random: Random,
): string {
  if (index === 0 && (of > 1 || random.chance(0.6))) return organization.name;
  if (index === 0 || random.chance(0.5)) return shortName(organization.name);
  return wordmarkOf(organization, country, random);
}

interface Slots {
  of(label: WordLabel): Slot[];
}

/** How often each kind of word is replaced. */
const OFTEN = { names: 0.85, words: 0.8 };

/** Replaces a card's names, firms, jobs and slogans. Its lines, sizes and order stay. */
export function writeOtherWords(
  lines: readonly PlacedLine[],
  country: Country,
  random: Random,
  share = OFTEN,
): void {
  const all = slotsOf(lines);
  const slots: Slots = { of: (label) => all.filter(({ value }) => value.label === label) };
  // A value without a label may repeat the firm's name.
  const isAllKnown = all.every(({ value }) => value.label !== null);
  if (isAllKnown && random.chance(share.names)) nameOthers(slots, country, random);
  const lists = [
    ['title', country.titles],
    ['department', country.departments],
    ['tagline', country.taglines],
    ['service', country.services],
    ['honorific', country.people.honorifics],
    ['credential', country.people.credentials],
  ] as const;
  for (const [label, texts] of lists) {
    if (texts.length === 0 || !random.chance(share.words)) continue;
    for (const slot of slots.of(label)) fill(slot.spans, random.pick(texts).replace(/^,\s*/, ''));
  }
}
