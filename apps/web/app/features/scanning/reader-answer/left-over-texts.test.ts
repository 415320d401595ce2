import type { CardReading } from '@cardsift/card-reader/reading';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import type { Contact } from '@cardsift/contacts/contact';
import { describe, expect, test } from 'vitest';
import {
  type AssignableField,
  addText,
  FIELD_NAMES,
  findLeftOverTexts,
  guessField,
} from './left-over-texts.ts';

const origin = { x: 0, y: 0 };
const readingOf = (...texts: string[]): CardReading => ({
  ...BLANK_READING,
  lines: texts.map((text) => ({ text, quad: [origin, origin, origin, origin], confidence: 1 })),
  unassigned: texts.map((_, index) => index),
});
const ada: Contact = {
  fullName: 'Ada Okafor',
  name: { family: 'Okafor', given: 'Ada', additional: '', prefix: '', suffix: '' },
  emails: ['ada@okafor.example'],
  phones: [],
  title: 'CFO',
  urls: [],
  hashtags: [],
};

describe('guessField', () => {
  test.each<[string, AssignableField]>([
    ['jon@bell.example', 'email'],
    ['+44 (0)20 7946-0000', 'phone'],
    ['www.bell.example/team', 'website'],
    ['Since 1987', 'note'],
    ['12-34', 'note'],
  ])('puts “%s” into %s', (text, field) => {
    expect(guessField(text)).toBe(field);
  });
});

describe('addText', () => {
  test('adds to lists and notes', () => {
    expect(addText(ada, 'ada@home.example', 'email').emails).toEqual([
      'ada@okafor.example',
      'ada@home.example',
    ]);
    expect(addText(ada, 'www.okafor.example', 'website').urls).toEqual([
      'https://www.okafor.example',
    ]);
    const noted = addText(addText(ada, 'Since 1987', 'note'), 'Room 4', 'note');
    expect(noted.note).toBe('Since 1987\nRoom 4');
  });

  test('replaces a single value, and the parts of a name with it', () => {
    expect(addText(ada, 'Chief Financial Officer', 'title').title).toBe('Chief Financial Officer');
    expect(addText(ada, 'Ada N. Okafor', 'fullName')).toMatchObject({
      fullName: 'Ada N. Okafor',
      name: undefined,
    });
  });
});

describe('findLeftOverTexts', () => {
  test('offers every text that is nowhere in the contact, once', () => {
    const reading = readingOf('Since 1987', 'Ada Okafor', 'Since 1987', 'Room 4');
    expect(findLeftOverTexts({ contact: ada, reading })).toEqual(['Since 1987', 'Room 4']);
    expect(findLeftOverTexts({ contact: ada, reading: null })).toEqual([]);
  });

  test.each(Object.keys(FIELD_NAMES) as AssignableField[])(
    'offers a text no longer once it is put into %s',
    (field) => {
      const reading = readingOf('www.new.example');
      const contact = addText(ada, 'www.new.example', field);
      expect(findLeftOverTexts({ contact, reading })).toEqual([]);
    },
  );
});
