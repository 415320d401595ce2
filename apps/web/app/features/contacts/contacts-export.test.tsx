import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { contactCardOf } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts } from './testing/stored-contacts.ts';

interface Download {
  name: string;
  blob: Blob;
}

let ada: SignedIn;
let jane: string | undefined;
let downloads: Download[];
beforeEach(async () => {
  ada = await signIn();
  const contacts = await addContacts(
    ada,
    { full_name: 'Jane Doe', org: 'Acme, Inc.', created_at: '2026-11-21T10:00:00Z' },
    { full_name: 'Li Wei' },
  );
  jane = contacts[0]?.id;
  downloads = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) downloads.push({ name: this.download, blob });
  });
});

const givePro = (until?: string) =>
  operator().rpc('set_plan', { email: ada.email, premium: true, until }).throwOnError();

test('a vCard downloads, and the contact is remembered as downloaded', async () => {
  const { user } = renderContactsPage(ada);
  await user.click(
    (await contactCardOf('Jane Doe')).getByRole('button', { name: 'Download vCard of Jane Doe' }),
  );
  const [download] = downloads;
  expect(download?.name).toBe('Jane_Doe.vcf');
  expect(parseVcards((await download?.blob.text()) ?? '')).toMatchObject([
    { fullName: 'Jane Doe', name: { family: 'Doe', given: 'Jane' }, org: 'Acme, Inc.' },
  ]);
  await screen.findByText("Jane Doe's contact has been saved as a vCard file.");
  (await contactCardOf('Jane Doe')).getByRole('button', { name: /^Download Again/ });
  expect(JSON.parse(localStorage.getItem('downloadedContacts') ?? '')).toEqual([jane]);
});

test('a contact downloaded earlier is shown as such', async () => {
  localStorage.setItem('downloadedContacts', JSON.stringify([jane]));
  renderContactsPage(ada);
  (await contactCardOf('Jane Doe')).getByRole('button', { name: /^Download Again/ });
  (await contactCardOf('Li Wei')).getByRole('button', { name: /^Download vCard/ });
});

test('the selection downloads as one file', async () => {
  const { user } = renderContactsPage(ada);
  await user.click(await screen.findByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('button', { name: 'Download vCards' }));
  expect(downloads[0]?.name).toBe('contacts.vcf');
  expect(parseVcards((await downloads[0]?.blob.text()) ?? '')).toHaveLength(2);
});

test('the selection downloads as vCard 4.0 too', async () => {
  const { user } = renderContactsPage(ada);
  await contactCardOf('Li Wei');
  await user.click(await screen.findByRole('button', { name: 'Select All' }));
  await user.click(screen.getByRole('button', { name: 'vCard versions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'vCard 4.0' }));
  const text = (await downloads[0]?.blob.text()) ?? '';
  expect(text.match(/^VERSION:4\.0\r$/gm)).toHaveLength(2);
});

test('everything downloads as vCard 4.0 too', async () => {
  const { user } = renderContactsPage(ada);
  await contactCardOf('Jane Doe');
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download all as vCards 4.0' }));
  const text = (await downloads[0]?.blob.text()) ?? '';
  expect(text.match(/^VERSION:4\.0\r$/gm)).toHaveLength(2);
});

test('a free user is told that CSV is for Pro members', async () => {
  const { user } = renderContactsPage(ada);
  await contactCardOf('Jane Doe');
  const exportCsv = await screen.findByRole('button', { name: 'Export CSV (Pro)' });
  await waitFor(() => expect(exportCsv).toHaveProperty('disabled', false));
  await user.click(exportCsv);
  await screen.findByText('Premium Feature');
  screen.getByText(
    'CSV export is only available for Cardsift Pro members. Upgrade to access this feature.',
  );
  expect(downloads).toEqual([]);
});

test('a Pro member gets the filtered list as CSV', async () => {
  await givePro();
  const { user } = renderContactsPage(ada, '/dashboard/contacts?q=jane');
  await contactCardOf('Jane Doe');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads[0]?.name).toBe('contacts.csv'));
  const text = await downloads[0]?.blob.text();
  expect(text?.split('\r\n')).toEqual([
    'Name,Email,Phone,Organization,Title,Notes,LinkedIn URL,Tags,Date Added',
    'Jane Doe,,,"Acme, Inc.",,,,,2026-11-21',
  ]);
});

test('a Pro member gets the list in the columns of another program', async () => {
  await givePro();
  const { user } = renderContactsPage(ada);
  await contactCardOf('Jane Doe');
  const menu = await screen.findByRole('button', { name: 'CSV for other programs' });
  await waitFor(() => expect(menu).toHaveProperty('disabled', false));
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Outlook' }));
  await waitFor(() => expect(downloads[0]?.name).toBe('contacts-outlook.csv'));
  expect(await downloads[0]?.blob.text()).toMatch(/\r\n,Jane,,Doe,,,"Acme, Inc\.",/);
});

test('a plan that has run out is no plan', async () => {
  await givePro('2020-01-01T00:00:00Z');
  renderContactsPage(ada);
  await screen.findByRole('button', { name: 'Export CSV (Pro)' });
});
