import type { CardReading } from '@cardsift/card-reader/reading';
import { describe, expect, test } from 'vitest';
import { traceAddress, traceValue, unsureFields } from './traces.ts';

const address = { street: '1 High St', city: 'London', region: '', postcode: 'N1', country: '' };
const reading: CardReading = {
  quad: null,
  lines: [],
  fullName: { value: 'Ada Okafor', origin: 'printed', confidence: 0.99, lines: [0] },
  title: { value: 'CFO', origin: 'printed', confidence: 0.4, lines: [1] },
  org: { value: 'Okafor', origin: 'inferred', confidence: 0.85, lines: [2] },
  emails: [{ value: 'ada@okafor.example', origin: 'printed', confidence: 0.95, lines: [2] }],
  phones: [
    { value: { number: '+1 2', kinds: [] }, origin: 'printed', confidence: 0.5, lines: [3] },
    { value: { number: '+1 3', kinds: [] }, origin: 'printed', confidence: 0.5, lines: [4] },
  ],
  websites: [],
  socials: [{ value: 'x.example/ada', origin: 'printed', confidence: 0.9, lines: [5] }],
  address: { value: address, origin: 'printed', confidence: 0.9, lines: [6] },
  industry: 'Other',
  hashtags: [],
  unassigned: [],
};
const contact = {
  fullName: 'Ada Okafor',
  title: 'CFO',
  org: 'Okafor',
  emails: ['ada@okafor.example'],
  phones: [
    { number: '+1 2', kinds: [] },
    { number: '+1 3', kinds: [] },
  ],
  urls: ['https://x.example/ada'],
  address,
  hashtags: [],
};

describe('traceValue', () => {
  test('tells printed from inferred and sure from unsure', () => {
    expect(traceValue(reading, 'fullName', 'Ada Okafor')).toEqual({
      origin: 'printed',
      unsure: false,
      lines: [0],
      readBy: null,
      alternatives: [],
    });
    const { fullName } = reading;
    const second = { ...reading, fullName: fullName && { ...fullName, readBy: 'llama3.2' } };
    expect(traceValue(second, 'fullName', 'Ada Okafor')?.readBy).toBe('llama3.2');
    expect(traceValue(reading, 'org', 'Okafor')).toMatchObject({
      origin: 'inferred',
      unsure: false,
    });
    expect(traceValue(reading, 'phone', '+1 2')).toMatchObject({ unsure: true, lines: [3] });
    expect(traceValue(reading, 'url', 'https://x.example/ada')?.origin).toBe('printed');
    expect(traceAddress(reading, { ...address })?.unsure).toBe(false);
  });

  test('names the other candidates for a value, as the form writes them', () => {
    const unsure = { origin: 'printed', confidence: 0.5, lines: [] as number[] } as const;
    const several: CardReading = {
      ...reading,
      title: { ...unsure, value: 'CFO', others: ['CEO', 'CFO, Tools'] },
      websites: [{ ...unsure, value: 'a.example', others: ['b.example'] }],
      phones: [
        {
          ...unsure,
          value: { number: '+1 2', kinds: [] },
          others: [{ number: '+1 7', kinds: [] }],
        },
      ],
    };
    expect(traceValue(several, 'title', 'CFO')?.alternatives).toEqual(['CEO', 'CFO, Tools']);
    expect(traceValue(several, 'url', 'https://a.example')?.alternatives).toEqual([
      'https://b.example',
    ]);
    expect(traceValue(several, 'phone', '+1 2')?.alternatives).toEqual(['+1 7']);
  });

  test('claims nothing about a value that was corrected, or without a reading', () => {
    expect(traceValue(reading, 'fullName', 'Ada N. Okafor')).toBeNull();
    expect(traceValue(reading, 'department', '')).toBeNull();
    expect(traceValue(null, 'fullName', 'Ada Okafor')).toBeNull();
    expect(traceAddress(reading, { ...address, city: 'Leeds' })).toBeNull();
  });
});

describe('unsureFields', () => {
  test('names none of a contact that somebody has checked', () => {
    expect(unsureFields({ contact, reading, checked: true })).toEqual([]);
  });

  test('names each field that is worth a look once', () => {
    expect(unsureFields({ contact, reading, checked: false })).toEqual(['job title', 'phone']);
  });

  test('names a field no longer once it is corrected', () => {
    const corrected = { ...contact, title: 'CEO', phones: [] };
    expect(unsureFields({ contact: corrected, reading, checked: false })).toEqual([]);
  });
});
