import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { inventCard } from './invent-card.ts';
import { pickSeed, SEED_RANGES } from './seeds.ts';

const seeds = fc.integer({ min: SEED_RANGES.dev.first, max: SEED_RANGES.dev.last });
const first = Array.from({ length: 1500 }, (_, index) => inventCard(pickSeed('dev', index)));

describe('inventCard', () => {
  it('invents the same card for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(inventCard(seed)).toEqual(inventCard(seed));
      }),
    );
  });

  it('prints numbers that lead to the truth if dialed from the card’s country', () => {
    for (const { truth } of first) {
      for (const { printed, e164 } of truth.phones) {
        const parsed = parsePhoneNumberFromString(printed, truth.country as 'DE');
        expect(parsed?.number, `${truth.locale} ${printed}`).toBe(e164);
        expect(parsed?.isPossible(), `${truth.locale} ${printed}`).toBe(true);
      }
    }
  });

  it('has every difficulty among its cards, and none if none is wanted', () => {
    const traps = new Set(first.flatMap(({ truth }) => truth.traps));
    expect([...traps].sort()).toEqual([
      'QR code',
      'company word in the title',
      'credentials',
      'fax first',
      'free-mail',
      'general e-mail first',
      'large tagline',
      'national number',
      'no printed organization',
      'no title',
      'organization like a person',
      'several phones',
    ]);
    const easy = first.slice(0, 200).map(({ truth }) => inventCard(truth.seed, { traps: false }));
    expect(easy.flatMap(({ truth }) => truth.traps)).toEqual([]);
  });

  it('has no organization if neither the card nor the e-mail domain tells one', () => {
    const hidden = first.filter(
      ({ truth }) => !truth.orgPrinted && truth.traps.includes('free-mail'),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ truth }) => truth.org === undefined)).toBe(true);
  });

  it('writes e-mail addresses that need no quoting', () => {
    for (const { truth } of first) {
      for (const email of truth.emails)
        expect(email).toMatch(/^[a-z0-9._]+@[a-z0-9-]+(\.[a-z]+)+$/);
    }
  });
});
