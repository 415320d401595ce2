import { expect, test } from 'vitest';
import { takeEmails } from './email-address.ts';
import { emailWithLostAt } from './lost-at.ts';
import { reconcileDomains } from './reconcile-domains.ts';
import { takeWebAddresses } from './web-address.ts';

const websitesOf = (...texts: string[]) => texts.flatMap((text) => takeWebAddresses(text).found);

test.each([
  ['jane@arkevvance.com', 'arkewance.com', 'Arkewance', 'jane@arkewance.com', 'arkewance.com'],
  ['jane@maplelowe.com', 'Wmaplelowe.com', '', 'jane@maplelowe.com', 'maplelowe.com'],
  ['jane@acme.org.uk', 'www.acmeorg.uk', '', 'jane@acme.org.uk', 'www.acme.org.uk'],
  ['jane@bell-tower.com', 'www.belltower.com', '', 'jane@bell-tower.com', 'www.belltower.com'],
])('«%s» and «%s» beside «%s» are %s and %s', (email, website, text, mailed, visited) => {
  const { emails, websites } = reconcileDomains(takeEmails(email).found, websitesOf(website), [
    text,
  ]);
  expect(emails.map(({ value }) => value)).toEqual([mailed]);
  expect(websites.map(({ value }) => value)).toEqual([visited]);
});

test.each([
  ['janeaacme.com', 'www.acme.com', 'jane@acme.com'],
  ['jane.doeaacme.co.uk', 'acme.co.uk', 'jane.doe@acme.co.uk'],
])('«%s» beside «%s» is %s', (read, website, address) => {
  const found = emailWithLostAt(websitesOf(read, website));
  expect(found?.email.value).toBe(address);
  expect(found?.website.value).toBe(read);
});

test.each([
  ['shop.acme.com', 'acme.com'],
  ['www.acme.com', 'acme.com'],
  ['mega-acme.com', 'acme.com'],
])('«%s» beside «%s» is a website', (one, other) => {
  expect(emailWithLostAt(websitesOf(one, other))).toBeUndefined();
});
