import type { Contact } from '@cardsift/contacts/contact';
import { findLinkedinUrl } from '@cardsift/contacts/contact-record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFormSchema, fromForm, NO_CONTACT, toForm } from './contact-form.ts';

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

const formOf = (contact: Contact) =>
  toForm({ contact, linkedinUrl: findLinkedinUrl(contact.urls) ?? '', tags: ['lead'] });

describe('contact form', () => {
  test('gives the same contact back when nothing is changed', () => {
    fc.assert(
      fc.property(anyContact, (contact) => {
        const form = contactFormSchema.parse(formOf(contact));
        expect(fromForm(form, contact)).toEqual({ contact, linkedinUrl: '', tags: ['lead'] });
      }),
    );
  });

  test('makes emptied values absent and drops empty rows', () => {
    const form = {
      ...formOf(ada),
      title: '',
      emails: [{ value: '' }, { value: 'ada@new.example' }],
      phones: [{ number: '', kinds: 'work' }],
      hashtags: ' #Finance,, finance , Lagos',
    };
    expect(fromForm(form, ada).contact).toMatchObject({
      title: undefined,
      emails: ['ada@new.example'],
      phones: [],
      hashtags: ['finance', 'lagos'],
    });
  });

  test('drops the parts of a name that has been changed, unless they were changed too', () => {
    expect(fromForm({ ...formOf(ada), fullName: 'Ada Bell' }, ada).contact.name).toBeUndefined();
    const parts = { family: 'Bell', given: 'Ada', additional: '', prefix: '', suffix: '' };
    expect(
      fromForm({ ...formOf(ada), fullName: 'Ada Bell', name: parts }, ada).contact.name,
    ).toEqual(parts);
  });

  test.each([
    ['no name', { fullName: '  ' }, 'Please enter a name'],
    ['a broken e-mail', { emails: [{ value: 'ada@' }] }, 'Not an e-mail address'],
    ['a broken web address', { urls: [{ value: 'not a host' }] }, 'Not a web address'],
  ])('refuses %s', (_, change, message) => {
    const result = contactFormSchema.safeParse({ ...formOf(ada), ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('completes a web address without a scheme', () => {
    const form = contactFormSchema.parse({ ...formOf(ada), urls: [{ value: 'www.a.example' }] });
    expect(form.urls).toEqual([{ value: 'https://www.a.example' }]);
  });

  test('keeps the LinkedIn profile apart from the other addresses', () => {
    const linkedinUrl = 'https://www.linkedin.com/in/ada';
    const contact = { ...ada, urls: [linkedinUrl, 'https://okafor.example'] };
    const form = formOf(contact);
    expect(form).toMatchObject({ linkedinUrl, urls: [{ value: 'https://okafor.example' }] });
    expect(fromForm(form, contact)).toMatchObject({
      linkedinUrl,
      contact: { urls: ['https://okafor.example', linkedinUrl] },
    });
  });

  test('takes nothing but a web address for a profile', () => {
    const parse = (linkedinUrl: string) =>
      contactFormSchema.safeParse({ ...formOf(ada), linkedinUrl });
    expect(parse('linkedin.com/in/jane').data?.linkedinUrl).toBe('https://linkedin.com/in/jane');
    expect(parse('javascript:alert(1)').success).toBe(false);
    expect(parse('nowhere').success).toBe(false);
  });

  test('has an empty row for an e-mail address and a phone that are not there', () => {
    expect(toForm(NO_CONTACT)).toMatchObject({
      emails: [{ value: '' }],
      phones: [{ number: '', kinds: '' }],
      urls: [],
    });
  });
});

describe('a contact in two scripts', () => {
  const parts = { family: 'Yamada', given: 'Taro', additional: '', prefix: '', suffix: '' };
  const contact = {
    ...NO_CONTACT.contact,
    fullName: '山田 太郎',
    phonetic: { family: 'やまだ', given: 'たろう' },
    otherScript: { fullName: 'Taro Yamada', name: parts, title: 'Boss' },
  };
  const form = toForm({ ...NO_CONTACT, contact });

  test('comes back whole from a form that nobody changed', () => {
    expect(fromForm(form, contact).contact).toMatchObject(contact);
  });

  test('loses the parts of a name that was changed, and what was emptied', () => {
    const otherScript = { ...form.otherScript, fullName: 'T. Yamada', title: '' };
    expect(fromForm({ ...form, otherScript }, contact).contact.otherScript).toEqual({
      fullName: 'T. Yamada',
    });
  });
});
