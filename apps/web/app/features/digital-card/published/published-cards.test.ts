import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../form/card-form-schema.ts';
import type { StoredCard } from '../stored/stored-card.ts';
import { followAccount, type Publications } from './published-cards.ts';

function card(timestamp: number, isStored = true): StoredCard {
  const url = isStored ? `https://a.example/vcards/u/Ada_${timestamp}.vcf` : null;
  return {
    formData: { ...EMPTY_FORM, fullName: 'Ada' },
    qrCodeValue: url ?? 'BEGIN:VCARD',
    vcardUrl: url,
    timestamp,
  };
}

const published = (...timestamps: number[]): Publications => ({
  cards: timestamps.map((timestamp) => ({
    file: `Ada_${timestamp}.vcf`,
    url: `https://b.example/vcards/u/Ada_${timestamp}.vcf`,
    timestamp,
  })),
  newest: timestamps[0] === undefined ? null : card(timestamps[0]),
});

test('a device without a card has the newest of the account', () => {
  expect(followAccount(null, published(2, 1))).toEqual(card(2));
  expect(followAccount(null, published())).toBeNull();
});

test('a newer card of another device takes the place of an older one', () => {
  expect(followAccount(card(1), published(2, 1))).toEqual(card(2));
  const kept = card(2);
  expect(followAccount(kept, published(2, 1))).toBe(kept);
});

test('a withdrawn card is none, and what is left takes its place', () => {
  expect(followAccount(card(2), published())).toBeNull();
  expect(followAccount(card(2), published(1))).toEqual(card(1));
});

test('a card that could not be stored stays, until another device has a newer one', () => {
  const kept = card(3, false);
  expect(followAccount(kept, published(2))).toBe(kept);
  expect(followAccount(kept, published(4))).toEqual(card(4));
});
