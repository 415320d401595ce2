import { describe, expect, it } from 'vitest';
import { listNames } from './trial-contacts.ts';

const contactsOf = (names: string[]) =>
  names.map((fullName) => ({ fullName, emails: [], phones: [], urls: [], hashtags: [] }));

describe('listNames', () => {
  it.each([
    [['Ada'], 'Ada'],
    [['Ada', 'Bo'], 'Ada and Bo'],
    [['Ada', 'Bo', 'Cy', 'Di'], 'Ada, Bo, Cy, and Di'],
    [['Ada', 'Bo', 'Cy', 'Di', 'Ed'], 'Ada, Bo, Cy, and 2 more'],
  ])('says %j as %s', (names, sentence) => {
    expect(listNames(contactsOf(names))).toBe(sentence);
  });
});
