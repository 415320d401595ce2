import { expect, test } from 'vitest';
import { takeEmails } from './email-address.ts';
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
