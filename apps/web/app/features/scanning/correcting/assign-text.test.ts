import type { CardReading } from '@cardsift/card-reader/reading';
import type { Contact } from '@cardsift/contacts/contact';
import { describe, expect, test } from 'vitest';
import { type AssignableField, assignText, FIELD_NAMES, guessField } from './assign-text.ts';
import { openTexts } from './open-texts.ts';

const origin = { x: 0, y: 0 };
const readingOf = (...texts: string[]): CardReading => ({
  quad: null,
  lines: texts.map((text) => ({ text, quad: [origin, origin, origin, origin], confidence: 1 })),
  emails: [],
  phones: [],
  websites: [],
  socials: [],
  industry: 'Other',
  hashtags: [],
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
  ])('puts «%s» into %s', (text, field) => {
    expect(guessField(text)).toBe(field);
  });
});

describe('assignText', () => {
  test('adds to lists and notes', () => {
    expect(assignText(ada, 'ada@home.example', 'email').emails).toEqual([
      'ada@okafor.example',
      'ada@home.example',
    ]);
    expect(assignText(ada, 'www.okafor.example', 'website').urls).toEqual([
      'https://www.okafor.example',
    ]);
    const noted = assignText(assignText(ada, 'Since 1987', 'note'), 'Room 4', 'note');
    expect(noted.note).toBe('Since 1987\nRoom 4');
  });

  test('replaces a single value, and the parts of a name with it', () => {
    expect(assignText(ada, 'Chief Financial Officer', 'title').title).toBe(
      'Chief Financial Officer',
    );
    expect(assignText(ada, 'Ada N. Okafor', 'fullName')).toMatchObject({
      fullName: 'Ada N. Okafor',
      name: undefined,
    });
  });
});

describe('openTexts', () => {
  test('offers every text that is nowhere in the contact, once', () => {
    const reading = readingOf('Since 1987', 'Ada Okafor', 'Since 1987', 'Room 4');
    expect(openTexts({ contact: ada, reading })).toEqual(['Since 1987', 'Room 4']);
    expect(openTexts({ contact: ada, reading: null })).toEqual([]);
  });

  test.each(Object.keys(FIELD_NAMES) as AssignableField[])(
    'offers a text no longer once it is put into %s',
    (field) => {
      const reading = readingOf('www.new.example');
      const contact = assignText(ada, 'www.new.example', field);
      expect(openTexts({ contact, reading })).toEqual([]);
    },
  );
});
