import { expect, test } from 'vitest';
import { callAddress, listWays, mailAddress } from './ways-to-reach.ts';

const ada = {
  fullName: 'Ada King',
  emails: ['ada@engine.example'],
  phones: [{ number: '+44 (0)20 7946-0018', kinds: ['work' as const, 'fax' as const] }],
  urls: ['https://www.engine.example/', 'https://github.com/ada', 'javascript:alert(1)'],
  address: { street: '12 Row', postcode: 'W1', city: 'London', region: '', country: '' },
  hashtags: [],
};

test('phones come first, and every way says what it is', () => {
  expect(listWays(ada)).toMatchObject([
    { kind: 'phone', label: 'Work fax', text: '+44 (0)20 7946-0018', href: 'tel:+442079460018' },
    { kind: 'email', label: 'E-mail', href: 'mailto:ada@engine.example' },
    { kind: 'address', text: '12 Row\nW1 London', isElsewhere: true },
    { kind: 'website', label: 'Website', text: 'engine.example' },
    { kind: 'profile', label: 'GitHub', text: 'github.com/ada' },
  ]);
});

test('a contact without anything has no ways', () => {
  const nobody = { fullName: 'Nobody', emails: [], phones: [], urls: [], hashtags: [] };
  expect(listWays(nobody)).toEqual([]);
});

test('what an imported file called them stays', () => {
  const contact = {
    ...ada,
    phones: [{ number: '1', kinds: [] }],
    imported: [
      {
        name: 'EMAIL',
        value: 'ada@engine.example',
        params: { TYPE: ['HOME'] },
        isField: true as const,
      },
      { name: 'TEL', value: '1', label: 'Boat house', isField: true as const },
    ],
  };
  expect(listWays(contact).slice(0, 2)).toMatchObject([
    { kind: 'phone', label: 'Boat house' },
    { kind: 'email', label: 'E-mail (Home)' },
  ]);
});

test('a domain is dialed as mail servers know it', () => {
  expect(mailAddress('anna@größe.de')).toBe('mailto:anna@xn--gre-6ka8i.de');
});

test.each([
  ['+1 418 555 0101 ext. 102', 'tel:+14185550101;ext=102'],
  ['0171/23 45', 'tel:01712345'],
  ['*31# 555', 'tel:*31#555'],
])('%s is called as %s', (number, address) => {
  expect(callAddress(number)).toBe(address);
});

test('a mail goes to one person and has no text put into it', () => {
  expect(mailAddress('a@b.example?bcc=eve@c.example')).toBe(
    'mailto:a@b.example%3Fbcc%3Deve@c.example',
  );
});
