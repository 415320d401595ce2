import { expect, test } from 'vitest';
import { takeEmails } from './email-address.ts';

test.each([
  ['jane.smith@acme.com', 'jane.smith@acme.com'],
  ['E-Mail: Jane.Smith@Acme.COM', 'jane.smith@acme.com'],
  ['jane. smith @ acme .co.uk', 'jane.smith@acme.co.uk'],
  ['e: jane(at)acme.de', 'jane@acme.de'],
  ['jane@acme.corn', 'jane@acme.com'],
  ['jane@acme,com', 'jane@acme.com'],
  ['jane@@acme.com', 'jane@acme.com'],
  ['jane@acme.comlwww.acme.com', 'jane@acme.com'],
  ['jane@acme.pl www.acme.pl', 'jane@acme.pl'],
  ['jane@acme.co.jphttps://www.acme.co.jp', 'jane@acme.co.jp'],
  ['jane@gmail.com,Website : www.acme.com', 'jane@gmail.com'],
  ['jane@acme.hu linkedin.com/in/jane', 'jane@acme.hu'],
  ['jane@konepaja.f', 'jane@konepaja.fi'],
  ['secretary@nic.in', 'secretary@nic.in'],
  ['Kárász u. 3. fsz. 2. jane.smith@acme.hu', 'jane.smith@acme.hu'],
  ['jane@ymail.com', 'jane@ymail.com'],
  ['www.acme.com - jane@acme.com', 'jane@acme.com'],
  ['email-jane@acme.com', 'jane@acme.com'],
  ['EDDIE68OGMAIL.COM', 'eddie68@gmail.com'],
  ['jane.smithagmail.com', 'jane.smith@gmail.com'],
  ['jane.smith(@icloud.com', 'jane.smith@icloud.com'],
  ['j.o-neill_2@mail.acme.org', 'j.o-neill_2@mail.acme.org'],
])('«%s» holds %s', (text, email) => {
  expect(takeEmails(text).found.map(({ value }) => value)).toEqual([email]);
});

test('two addresses in one line are two', () => {
  const { found } = takeEmails('info@acme.com / jane@acme.com');
  expect(found.map(({ value }) => value)).toEqual(['info@acme.com', 'jane@acme.com']);
});

test('a mailbox has no marks', () => {
  expect(takeEmails('hydrölogist@acme.com').found[0]).toMatchObject({
    value: 'hydrologist@acme.com',
    repaired: true,
  });
});

test('a mended address says so', () => {
  expect(takeEmails('jane@acme.corn').found[0]?.repaired).toBe(true);
  expect(takeEmails('jane@acme.com').found[0]?.repaired).toBe(false);
});

test.each([
  'gmail.com',
  'www.tacoyahoo.com',
  'www.africaoutlook.com',
  'Follow us(@acme.shop)',
  '@janesmith',
  'jane at work',
  'Smith@',
  'room @ 5',
])('«%s» holds none', (text) => {
  expect(takeEmails(text).found).toEqual([]);
});

test('the label goes with the address, the other text stays', () => {
  expect(takeEmails('Call us | E-Mail jane@acme.com').rest).toMatch(/^Call us \|\s*\uE000$/u);
});

test.each([
  '(31) 98844-2716 O @bellacachos.bh',
  '(31) 98844-2716@@bellacachos.bh',
  '+96655310 8264@ shifaaljazeera.med.sa',
])('«%s» holds an icon and no address', (text) => {
  expect(takeEmails(text).found).toEqual([]);
});

test('an address may be a number', () => {
  expect(takeEmails('2850417693@qq.com').found[0]?.value).toBe('2850417693@qq.com');
});
