import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeOfflineList } from '#app/browser/device-store/offline-lists.ts';
import { cutNetwork } from '#testing/cut-network.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { addContacts, storedContacts } from '../testing/stored-contacts.ts';
import { ContactPage } from './contact-page.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

const renderContact = (id: string, query = '') =>
  renderPage(<ContactPage />, {
    user: ada.user,
    path: '/dashboard/contacts/:id?',
    address: `/dashboard/contacts/${id}${query}`,
  });

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('everything that is known of a contact is there', async () => {
  const [jane] = await addContacts(ada, {
    full_name: 'Jane Doe',
    email: 'jane@acme.example',
    phone: '+49 30 1',
    org: 'Acme',
    title: 'CTO',
    notes: 'Likes robots',
    hashtags: 'ai',
    tags: ['lead'],
    linkedin_url: 'https://www.linkedin.com/in/jane',
    confidence: 'high',
    evidence: { source_url: 'https://search.example/1', source_title: 'Jane Doe - Acme' },
    details: {
      department: 'Ovens',
      emails: ['jane@home.example'],
      phones: [{ number: '+49 170 5', kinds: ['cell'] }],
      urls: ['https://acme.example'],
      address: { street: 'Row 1', city: 'Hannover', postcode: '30159', region: '', country: '' },
    },
  });
  renderContact(jane?.id ?? '');
  await heading('Jane Doe');
  const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo(/^Call/)).toBe('tel:+49301');
  expect(linkTo(/^Email$/)).toBe('mailto:jane@acme.example');
  expect(linkTo(/^Mobile/)).toBe('tel:+491705');
  expect(linkTo(/jane@home.example/)).toBe('mailto:jane@home.example');
  expect(linkTo(/^Website/)).toBe('https://acme.example');
  expect(linkTo(/^Address/)).toMatch(/^https:\/\/www\.openstreetmap\.org\/.*Hannover/);
  expect(linkTo(/Jane Doe - Acme/)).toBe('https://search.example/1');
  expect(linkTo(/^Open profile of Jane Doe on LinkedIn/)).toBe('https://www.linkedin.com/in/jane');
  for (const text of ['Acme · Ovens', 'CTO', 'Likes robots', 'lead', 'high confidence']) {
    screen.getByText(text);
  }
  await screen.findByRole('img', { name: 'QR code of Jane Doe' });
});

test('what an imported file said besides is shown, with its picture', async () => {
  const [jane] = await addContacts(ada, {
    full_name: 'Jane Doe',
    details: {
      photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC',
      imported: [
        { name: 'UID', value: 'pas-1' },
        { name: 'BDAY', value: '1980-02-29' },
        { name: 'X-ABDATE', value: '2011-08-20', label: '_$!<Anniversary>!$_' },
        { name: 'ADR', value: ';;Dock 2;Hull;;HU1;UK', params: { TYPE: ['HOME'] } },
        { name: 'NOTE', value: 'Two\\, at last' },
      ],
    },
  });
  renderContact(jane?.id ?? '');
  await screen.findByText('More from the imported file');
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Birthday', 'Date (Anniversary)', 'Address (Home)', 'Notes']);
  expect(texts).toEqual(['1980-02-29', '2011-08-20', 'Dock 2, HU1 Hull, UK', 'Two, at last']);
  expect(document.querySelector('header img')?.getAttribute('src')).toMatch(/^data:image\/gif/);
});

test('one contact is asked for before all of them', async () => {
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' }, { full_name: 'Li Wei' });
  renderContact(jane?.id ?? '');
  await heading('Jane Doe');
  await screen.findByText('1 of 2');
  const asked = network.requests.filter(({ route }) => route.endsWith('/business_card_records'));
  expect(asked[0]?.url.searchParams.get('id')).toBe(`eq.${jane?.id}`);
});

test('the neighbors are those of the list that the contact was opened from', async () => {
  const [, wei] = await addContacts(
    ada,
    { full_name: 'Jane Doe', org: 'Acme' },
    { full_name: 'Li Wei', org: 'Acme' },
    { full_name: 'Ada King', org: 'Engines' },
    { full_name: 'Zoe Ray', org: 'Acme' },
  );
  const { user, router } = renderContact(wei?.id ?? '', '?q=Acme&sort=full_name&dir=asc');
  await screen.findByText('2 of 3');
  await user.click(screen.getByRole('link', { name: 'Next contact: Zoe Ray' }));
  await heading('Zoe Ray');
  expect(screen.getByRole('button', { name: 'Next contact' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('link', { name: 'My Contacts' }));
  expect(router.state.location.search).toBe('?q=Acme&sort=full_name&dir=asc');
});

test.each(['0b5e2d3c-6f0a-4a57-9d3e-2f1f6f3f5a11', 'nonsense'])(
  'an address that is nobody’s says so: %s',
  async (id) => {
    renderContact(id);
    await heading('There is no such contact');
    screen.getByRole('link', { name: 'My Contacts' });
  },
);

test('somebody else’s contact is not there', async () => {
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' });
  ada = await signIn();
  renderContact(jane?.id ?? '');
  await heading('There is no such contact');
});

test('a contact that could not be loaded is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' });
  network.fault = ({ route }) => (route.endsWith('/business_card_records') ? failure() : undefined);
  const { user } = renderContact(jane?.id ?? '');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.fault = () => undefined;
  await user.click(retry);
  await heading('Jane Doe');
});

test('where a contact was met is noted, shown and forgotten again', async () => {
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' });
  const { user } = renderContact(jane?.id ?? '');
  await user.click(await screen.findByRole('button', { name: 'Add where you met' }));
  await user.type(await screen.findByRole('combobox', { name: 'Event' }), 'Hannover Fair');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const event = await screen.findByRole('link', { name: 'Hannover Fair' });
  expect(event.getAttribute('href')).toBe('/dashboard/contacts?event=Hannover+Fair');
  await waitFor(async () =>
    expect(await storedContacts(ada)).toMatchObject([{ met_event: 'Hannover Fair' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(await screen.findByRole('combobox', { name: 'Event' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Add where you met' });
});

test('the history shows a merge with the values of both, and undoes it', async () => {
  const [jane, other] = await addContacts(
    ada,
    { full_name: 'Jane Doe', source: 'hand' },
    { full_name: 'J. Doe', phone: '+49 30 1' },
  );
  const merge = { kept_uuid: jane?.id ?? '', gone_uuid: other?.id ?? '' };
  const columns = { phone: '+49 30 1' };
  await ada.client.rpc('merge_contacts', { ...merge, columns }).throwOnError();
  const { user } = renderContact(jane?.id ?? '');
  await screen.findByText('Merged with J. Doe');
  screen.getByText('Added by hand');
  await user.click(screen.getByText('Values of both'));
  screen.getByRole('columnheader', { name: 'J. Doe' });
  screen.getByRole('cell', { name: '+49 30 1' });
  await user.click(screen.getByRole('button', { name: 'Undo merge' }));
  await screen.findByText('Jane Doe and J. Doe are two contacts again');
  await screen.findByText('A merge was undone');
  await screen.findByText('1 of 2');
  expect(await storedContacts(ada)).toMatchObject([
    { full_name: 'Jane Doe', phone: null },
    { full_name: 'J. Doe', phone: '+49 30 1' },
  ]);
});

/** A contact that a phone has changed. */
async function changedByPhone(): Promise<string> {
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe', phone: '+49 30 1' });
  await ada.client.rpc('create_app_password', { name: 'My phone' }).throwOnError();
  await ada.client.rpc('number_cards').throwOnError();
  const card = { file_name: `${jane?.id}.vcf`, may_replace: true };
  const columns = { phone: '+49 30 2', details: { department: 'Ovens' } };
  await ada.client.rpc('save_card', { ...card, columns }).throwOnError();
  return jane?.id ?? '';
}

test('the history shows what a phone changed, with both values, and undoes it', async () => {
  const { user } = renderContact(await changedByPhone());
  await user.click(await screen.findByText('What was changed'));
  screen.getByRole('columnheader', { name: 'Before' });
  screen.getByRole('cell', { name: '+49 30 1' });
  screen.getByRole('cell', { name: '+49 30 2' });
  await user.click(screen.getByRole('button', { name: 'Undo change' }));
  await screen.findByText('Jane Doe is as it was before');
  await screen.findByText('A change of a device was undone: phone');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull());
  expect(await storedContacts(ada)).toMatchObject([{ phone: '+49 30 1', details: {} }]);
});

test('what was changed again since a phone did is not undone', async () => {
  const jane = await changedByPhone();
  const columns = { phone: '+49 30 3', details: {} };
  await ada.client.from('business_card_records').update(columns).eq('id', jane).throwOnError();
  renderContact(jane);
  await screen.findByText('What was changed');
  expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull();
});

test('a merge that could not be undone says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [jane, other] = await addContacts(ada, { full_name: 'Jane Doe' }, { full_name: 'J. Doe' });
  const merge = { kept_uuid: jane?.id ?? '', gone_uuid: other?.id ?? '', columns: {} };
  await ada.client.rpc('merge_contacts', merge).throwOnError();
  const { user } = renderContact(jane?.id ?? '');
  network.fault = ({ route }) => (route.endsWith('/undo_merge') ? failure() : undefined);
  await user.click(await screen.findByRole('button', { name: 'Undo merge' }));
  await screen.findByText('Failed to undo the merge');
  screen.getByText('Merged with J. Doe');
});

test('what is corrected shows at once, and deleting leads back to the list', async () => {
  const [jane] = await addContacts(ada, { full_name: 'Jane Do' });
  const { user, router } = renderContact(jane?.id ?? '', '?sort=org');
  await heading('Jane Do');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Full Name' }), 'e');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await heading('Jane Doe');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contacts'));
  expect(router.state.location.search).toBe('?sort=org');
  await screen.findByText('Contact deleted successfully');
  expect(await storedContacts(ada)).toEqual([]);
});

test('without a network and a kept list it says so, and goes on by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' });
  const cut = cutNetwork();
  renderContact(jane?.id ?? '');
  await screen.findByText('This contact will appear here when you are online again.');
  screen.getByRole('link', { name: 'My Contacts' });
  cut.restore();
  await heading('Jane Doe');
});

test('without a network a contact that the kept list does not have yet is not called missing', async () => {
  const [jane] = await addContacts(ada, { full_name: 'Jane Doe' });
  await writeOfflineList({ userId: ada.id, loadedAt: Date.now() - 60_000, contacts: [] });
  const cut = cutNetwork();
  renderContact(jane?.id ?? '');
  await screen.findByText('This contact will appear here when you are online again.');
  cut.restore();
  await heading('Jane Doe');
});
