import type { CardReading, Reading } from '@cardsift/card-reader/reading';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import type { InventedCard } from '@cardsift/invented-cards/invented-card';
import { describe, expect, it } from 'vitest';
import { type ComparedField, compareFields } from './compare-fields.ts';

const printed = <T>(value: T): Reading<T> => ({
  value,
  origin: 'printed',
  confidence: 0.9,
  lines: [],
});

function perfect({ truth }: InventedCard): CardReading {
  return {
    quad: null,
    lines: [],
    fullName: printed(truth.fullName),
    title: printed(truth.title ?? ''),
    org: truth.org === undefined ? undefined : printed(truth.org),
    emails: truth.emails.map(printed),
    phones: truth.phones.map(({ e164 }) => printed({ number: e164, kinds: [] })),
    websites: truth.website === undefined ? [] : [printed(truth.website)],
    socials: [],
    industry: 'Other',
    hashtags: [],
    unassigned: [],
  };
}

function wrongFields(card: InventedCard, reading: CardReading): ComparedField[] {
  return compareFields(card, reading)
    .filter(({ exact }) => !exact)
    .map(({ field }) => field);
}

const card = inventCard(11, { locale: 'de-DE', traps: false });
const { truth } = card;

describe('compareFields', () => {
  it('finds all fields of a perfect reading exact', () => {
    expect(wrongFields(card, perfect(card))).toEqual([]);
  });

  it('ignores spaces, composed letters, capitals in addresses and notations of a number', () => {
    const reading = {
      ...perfect(card),
      fullName: printed(` ${truth.fullName.normalize('NFD').replace(' ', '  ')} `),
      emails: [printed(truth.emails[0]?.toUpperCase() ?? '')],
      phones: truth.phones.map((phone) => printed({ number: phone.printed, kinds: [] })),
    };
    expect(wrongFields(card, reading)).toEqual([]);
  });

  it('counts a lost diacritic, a wrong digit and an invented website as wrong', () => {
    const umlaut = inventCard(11, { locale: 'de-DE', traps: false });
    umlaut.truth.fullName = 'Jörg Müller';
    umlaut.truth.website = undefined;
    const reading = {
      ...perfect(umlaut),
      fullName: printed('Jorg Müller'),
      phones: [printed({ number: '+49 30 23125 000', kinds: [] })],
      websites: [printed('www.example.org')],
    };
    expect(wrongFields(umlaut, reading)).toEqual(['name', 'main phone', 'all phones', 'website']);
  });

  it('accepts the mobile and the first printed number as the main phone, and no other', () => {
    const work = { kind: 'work' as const, e164: '+4930231250', printed: '030 231250' };
    const direct = { kind: 'work' as const, e164: '+49302312551', printed: '030 2312551' };
    const cell = { kind: 'cell' as const, e164: '+4915123125', printed: '0151 23125' };
    const several = inventCard(11, { locale: 'de-DE', traps: false });
    several.truth.phones = [work, direct, cell];
    const startingWith = (main: { e164: string }) => {
      const others = several.truth.phones.filter((phone) => phone !== main);
      const phones = [main, ...others].map(({ e164 }) => printed({ number: e164, kinds: [] }));
      return wrongFields(several, { ...perfect(several), phones });
    };
    expect(startingWith(work)).toEqual([]);
    expect(startingWith(cell)).toEqual([]);
    expect(startingWith(direct)).toEqual(['main phone']);
  });

  it('requires an organization that only the domain tells to be marked as inferred', () => {
    const hidden = inventCard(11, { locale: 'de-DE', traps: false });
    Object.assign(hidden.truth, {
      org: 'Maple Lowe',
      orgPrinted: false,
      emails: ['ann@maplelowe.de'],
    });
    const said = { ...perfect(hidden), org: printed('Maple Lowe') };
    expect(wrongFields(hidden, said)).toEqual(['organization']);
    const inferred: Reading = { ...printed('Maple Lowe'), origin: 'inferred' };
    expect(wrongFields(hidden, { ...said, org: inferred })).toEqual([]);
  });
});
