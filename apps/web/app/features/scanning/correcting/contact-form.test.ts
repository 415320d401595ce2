import type { Contact } from '@cardsift/contacts/contact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormSchema, fromForm, toForm } from './contact-form.ts';

const ada: Contact = {
  fullName: 'Ada Okafor',
  name: { family: 'Okafor', given: 'Ada', additional: '', prefix: 'Dr', suffix: '' },
  emails: ['ada@okafor.example'],
  phones: [{ number: '+1 2', kinds: ['work', 'fax'] }],
  title: 'CFO',
  urls: ['https://okafor.example'],
  hashtags: ['finance'],
};

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyContact = fc.record({
  fullName: word,
  name: maybe(
    fc.record({
      family: word,
      given: word,
      additional: fc.constant(''),
      prefix: fc.constant(''),
      suffix: fc.constant(''),
    }),
  ),
  emails: fc.array(word.map((local) => `${local}@card.example`)),
  phones: fc.array(
    fc.record({ number: word, kinds: fc.subarray(['work', 'cell', 'home', 'fax'] as const) }),
  ),
  org: maybe(word),
  department: maybe(word),
  title: maybe(word),
  note: maybe(word),
  urls: fc.array(word.map((host) => `https://${host}.example/`)),
  address: maybe(
    fc.record({ street: word, city: word, region: word, postcode: word, country: word }),
  ),
  hashtags: fc.uniqueArray(word),
}) as fc.Arbitrary<Contact>;

describe('contact form', () => {
  test('gives the same contact back when nothing is changed', () => {
    fc.assert(
      fc.property(anyContact, (contact) => {
        const form = contactFormSchema.parse(toForm(contact));
        expect(fromForm(form, contact)).toEqual(contact);
      }),
    );
  });

  test('makes emptied values absent and drops empty rows', () => {
    const form = {
      ...toForm(ada),
      title: '',
      emails: [{ value: '' }, { value: 'ada@new.example' }],
      phones: [{ number: '', kinds: 'work' }],
      hashtags: ' #Finance,, finance , Lagos',
    };
    expect(fromForm(form, ada)).toMatchObject({
      title: undefined,
      emails: ['ada@new.example'],
      phones: [],
      hashtags: ['finance', 'lagos'],
    });
  });

  test('drops the parts of a name that has been changed, unless they were changed too', () => {
    expect(fromForm({ ...toForm(ada), fullName: 'Ada Bell' }, ada).name).toBeUndefined();
    const parts = { family: 'Bell', given: 'Ada', additional: '', prefix: '', suffix: '' };
    expect(fromForm({ ...toForm(ada), fullName: 'Ada Bell', name: parts }, ada).name).toEqual(
      parts,
    );
  });

  test.each([
    ['no name', { fullName: '  ' }, 'Please enter a name'],
    ['a broken e-mail', { emails: [{ value: 'ada@' }] }, 'Please enter an e-mail address'],
    ['a broken web address', { urls: [{ value: 'not a host' }] }, 'Please enter a web address'],
  ])('refuses %s', (_, change, message) => {
    const result = contactFormSchema.safeParse({ ...toForm(ada), ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('completes a web address without a scheme', () => {
    const form = contactFormSchema.parse({ ...toForm(ada), urls: [{ value: 'www.a.example' }] });
    expect(form.urls).toEqual([{ value: 'https://www.a.example' }]);
  });
});
