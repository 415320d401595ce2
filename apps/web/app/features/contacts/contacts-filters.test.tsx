import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { type Network, watchNetwork } from '#testing/watch-network.ts';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts } from './testing/stored-contacts.ts';

let ada: SignedIn;
let _network: Network;
beforeEach(async () => {
  ada = await signIn();
  _network = watchNetwork();
  await addContacts(
    ada,
    {
      full_name: 'Jane Doe',
      org: 'Acme Tech',
      tags: ['Hannover 2026'],
      email: 'jane@acme.example',
    },
    { full_name: 'Li Wei', org: 'City Bank', hashtags: 'bank' },
    { full_name: 'J. Doe', org: 'ACME Tech', email: 'JANE@acme.example' },
  );
});

test('typing searches the list and the address remembers it', async () => {
  const { user, router } = renderContactsPage(ada);
  await contactCardOf('Li Wei');
  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'bank');
  await waitFor(() => expect(shownNames()).toEqual(['Li Wei']));
  screen.getByText('1 contacts found');
  await waitFor(() => expect(router.state.location.search).toBe('?q=bank'));
});

test('what was searched for is marked where it was found', async () => {
  renderContactsPage(ada, '/dashboard/contacts?q=acme');
  const card = await contactCardOf('Jane Doe');
  const marked = card.getAllByText(/^acme$/i, { selector: 'mark' });
  expect(marked.map((mark) => mark.textContent)).toEqual(['Acme', 'acme']);
});

test('choosing a tag of a contact shows all that have it', async () => {
  const { user, router } = renderContactsPage(ada);
  const card = await contactCardOf('Jane Doe');
  await user.click(card.getByRole('button', { name: 'Hannover 2026' }));
  await waitFor(() => expect(shownNames()).toEqual(['Jane Doe']));
  await waitFor(() => expect(router.state.location.search).toBe('?tag=Hannover+2026'));
});

test('a view in the address is shown after a reload', async () => {
  renderContactsPage(
    ada,
    '/dashboard/contacts?sort=full_name&dir=asc&industry=Technology&tag=hann',
  );
  await contactCardOf('Jane Doe');
  expect(shownNames()).toEqual(['Jane Doe']);
  expect(screen.getByRole('combobox', { name: 'Sort by' }).textContent).toBe('Name');
  expect(screen.getByRole('combobox', { name: 'Sort direction' }).textContent).toBe('Oldest');
  expect(screen.getByRole('combobox', { name: 'Filter by industry' }).textContent).toBe(
    'Technology',
  );
});

test('leaving for the bare address shows everything again', async () => {
  const { router } = renderContactsPage(ada, '/dashboard/contacts?q=bank');
  await contactCardOf('Li Wei');
  await router.navigate('/dashboard/contacts');
  await waitFor(() => expect(shownNames()).toHaveLength(3));
});

test('filters that hide everything say so', async () => {
  renderContactsPage(ada, '/dashboard/contacts?q=nobody');
  await screen.findByRole('heading', { name: 'No contacts found' });
  screen.getByText('Try adjusting your search or filter criteria.');
});

test('the order can be changed', async () => {
  const { user } = renderContactsPage(ada);
  await contactCardOf('Li Wei');
  expect(shownNames()).toEqual(['Jane Doe', 'Li Wei', 'J. Doe']);
  await user.click(screen.getByRole('combobox', { name: 'Sort direction' }));
  await user.click(screen.getByRole('option', { name: 'Oldest' }));
  expect(shownNames()).toEqual(['J. Doe', 'Li Wei', 'Jane Doe']);
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(screen.getByRole('option', { name: 'Organization' }));
  expect(shownNames().at(-1)).toBe('Li Wei');
});

test('duplicates are counted, marked and shown alone', async () => {
  const { user } = renderContactsPage(ada);
  await (await contactCardOf('Jane Doe')).findByText('Possible duplicate');
  screen.getByText('2 potential duplicates found');
  await user.click(screen.getByRole('switch', { name: /Show Duplicates Only/ }));
  await waitFor(() => expect(shownNames()).toEqual(['Jane Doe', 'J. Doe']));
});
