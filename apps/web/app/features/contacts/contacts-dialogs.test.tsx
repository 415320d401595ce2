import { makeXlsx } from '@cardsift/contacts/testing/make-xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts, storedContacts } from './testing/stored-contacts.ts';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

const openMenu = async (user: UserEvent, item: RegExp) => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Manage' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
};

test('a contact is added by hand', async () => {
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Add contact/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Please enter a name');
  await user.type(dialog.getByRole('textbox', { name: 'Full Name' }), 'Jane Doe');
  await user.type(dialog.getByRole('textbox', { name: 'Phone 1' }), '+49 30 1');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Kind of phone 1/ }), 'Mobile');
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'lead');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await contactCardOf('Jane Doe');
  expect(await storedContacts(ada)).toMatchObject([
    {
      full_name: 'Jane Doe',
      phone: '+49 30 1',
      email: null,
      tags: ['lead'],
      details: { phones: [{ number: '+49 30 1', kinds: ['cell'] }] },
    },
  ]);
});

test('a contact is corrected, and a failure keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await addContacts(ada, { full_name: 'Jane Do', email: 'jane@acme.example' });
  const { user } = renderContactsPage(ada);
  await user.click((await contactCardOf('Jane Do')).getByRole('button', { name: 'Edit Jane Do' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Full Name' }), 'e');
  network.fault = ({ route }) => (route.startsWith('PATCH') ? failure() : undefined);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failed to save contact');
  expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveProperty('value', 'Jane Doe');
  network.fault = () => undefined;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await contactCardOf('Jane Doe');
  expect(await storedContacts(ada)).toMatchObject([
    { full_name: 'Jane Doe', email: 'jane@acme.example' },
  ]);
});

test('a table is previewed, imported once, and imported a second time adds nothing', async () => {
  const csv =
    'Name,Email\nJane Doe,jane@acme.example\nLi Wei,not an address\nAda King,ada@acme.example\n';
  const file = new File([csv], 'people.csv', { type: 'text/csv' });
  await addContacts(ada, { full_name: 'Ada King', email: 'ada@acme.example' });
  const { user } = renderContactsPage(ada);
  let dialog = await openMenu(user, /Import/);
  await user.upload(dialog.getByLabelText('File'), file);
  await user.click(await dialog.findByRole('button', { name: 'Next' }));
  await dialog.findByText('2 new');
  dialog.getByText(/1 already in your contacts, 1 with problems/);
  dialog.getByText('Row 3: “not an address” is not an e-mail address.');
  await user.click(dialog.getByRole('button', { name: 'Import 2 contacts' }));
  await dialog.findByText(/2 contacts imported. This could not be taken/);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await contactCardOf('Jane Doe');

  dialog = await openMenu(user, /Import/);
  await user.upload(dialog.getByLabelText('File'), file);
  await dialog.findByText('0 new');
  expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});

test('whoever imports says which column is what, once for files with the same columns', async () => {
  const file = (row: string) => new File([`Wer;Farbe;Firma\n${row}\n`], 'leute.csv');
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Import/);
  await user.upload(dialog.getByLabelText('File'), file('Jane Doe;blau;Acme'));
  const who = await dialog.findByRole('combobox', { name: 'Wer' });
  expect(who).toHaveProperty('value', 'keep');
  expect(dialog.getByRole('combobox', { name: 'Firma' })).toHaveProperty('value', 'org');
  dialog.getByText('blau');
  await user.selectOptions(who, 'Full name');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText('Jane Doe');
  await user.upload(dialog.getByLabelText('File'), file('Li Wei;rot;Bank'));
  await dialog.findByText('Li Wei');
  await user.click(dialog.getByRole('button', { name: 'Change columns' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Farbe' }), 'Leave out');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(await dialog.findByRole('button', { name: 'Import 1 contact' }));
  await contactCardOf('Li Wei');
  expect(await storedContacts(ada)).toMatchObject([
    { full_name: 'Li Wei', org: 'Bank', notes: null },
  ]);
});

test('a table in which nobody can be found waits for a choice', async () => {
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Import/);
  await user.upload(dialog.getByLabelText('File'), new File(['Wer;Farbe\nJane;blau\n'], 'x.csv'));
  await dialog.findByText(/Say which column holds a name/);
  expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

test('several files come in at once, and what is none says what it is', async () => {
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Import/);
  await user.upload(dialog.getByLabelText('File'), [
    new File(['BEGIN:VCARD\nFN:Jane Doe\nEND:VCARD\n'], 'jane.vcf'),
    new File(
      [
        makeXlsx([
          ['Name', 'Phone'],
          ['Li Wei', '4.93012E+11'],
        ]),
      ],
      'li.xlsx',
    ),
    new File(['Name,Phone\nAda King,+49 30 1\n'], 'ada.csv'),
    new File(['%PDF-1.7'], 'card.csv'),
  ]);
  await dialog.findByText(/^card.csv could not be read. It is a PDF. Export your contacts/);
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText('3 new');
  dialog.getByText(
    'Your spreadsheet shortened a number: format the column as text, and export it again.',
  );
});

test('an import can be taken back', async () => {
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Import/);
  const file = new File(['BEGIN:VCARD\nFN:Jane Doe\nEND:VCARD\n'], 'jane.vcf');
  await user.upload(dialog.getByLabelText('File'), file);
  await user.click(await dialog.findByRole('button', { name: 'Import 1 contact' }));
  await contactCardOf('Jane Doe');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: 'No contacts found' });
  expect(await storedContacts(ada)).toEqual([]);
});

test('duplicates become one contact with the chosen values, and two again on undo', async () => {
  await addContacts(
    ada,
    {
      full_name: 'J. Doe',
      email: 'jane@acme.example',
      phone: '+49 170 2',
      title: 'CTO',
      tags: ['VIP'],
    },
    { full_name: 'Jane Doe', email: 'JANE@acme.example', phone: '+49 30 1', tags: ['lead'] },
  );
  const before = await storedContacts(ada);
  const { user } = renderContactsPage(ada);
  await user.click(await screen.findByRole('button', { name: 'Merge duplicates' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Jane Doe' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: '+49 170 2' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('Jane Doe is one contact now');
  expect(shownNames()).toEqual(['Jane Doe']);
  expect(await storedContacts(ada)).toMatchObject([
    {
      id: before[1]?.id,
      full_name: 'Jane Doe',
      phone: '+49 170 2',
      title: 'CTO',
      tags: ['lead', 'VIP'],
      details: { phones: [{ number: '+49 170 2' }, { number: '+49 30 1' }] },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const asBefore = before.map((one) => ({
    ...one,
    ...{ updated_at: expect.any(String), history: expect.any(Array) },
  }));
  await waitFor(async () => expect(await storedContacts(ada)).toEqual(asBefore));
  expect(shownNames()).toHaveLength(2);
});

test('everything added today is tagged in one action', async () => {
  await addContacts(
    ada,
    { full_name: 'Today', created_at: new Date().toISOString() },
    { full_name: 'Long ago' },
  );
  const { user } = renderContactsPage(ada);
  const dialog = await openMenu(user, /Tag today's contacts \(1\)/);
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'Hannover 2026{Enter}');
  await screen.findByText('Added tags to 1 contact(s)');
  expect((await storedContacts(ada)).map((one) => one.tags)).toEqual([['Hannover 2026'], []]);
});
