import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOfflineList } from '#app/browser/device-store/offline-lists.ts';
import { cutNetwork } from '#testing/cut-network.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts } from './testing/stored-contacts.ts';

let ada: SignedIn;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ada = await signIn();
  const contacts = await addContacts(ada, { full_name: 'Jane Doe', org: 'Acme' });
  await writeOfflineList({ userId: ada.id, loadedAt: Date.now() - 60_000, contacts });
});

describe('My Contacts without a network', () => {
  it('shows what was kept and lets nothing be changed until the network is back', async () => {
    const network = cutNetwork();
    const { user } = renderContactsPage(ada);
    const edit = await screen.findByRole('button', { name: 'Edit Jane Doe' });
    await waitFor(() => expect(edit).toHaveProperty('disabled', true));
    expect(edit.title).toBe('Not possible without a connection');
    expect(screen.getByRole('button', { name: 'Delete Jane Doe' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Jane Doe' }));
    expect(screen.getByRole('button', { name: 'Delete Selected' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Manage' }));
    const add = await screen.findByRole('menuitem', { name: 'Add contact' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');

    network.restore();
    await waitFor(() => expect(edit).toHaveProperty('disabled', false));
  });

  it('says so where no list was ever kept, and shows the list when the network is back', async () => {
    const bob = await signIn();
    await addContacts(bob, { full_name: 'Carl Moe' });
    const network = cutNetwork();
    renderContactsPage(bob);
    await screen.findByText('Your contacts will appear here when you are online again.');

    network.restore();
    await screen.findByRole('button', { name: 'Edit Carl Moe' });
  });

  it('does not guess how many LinkedIn profiles there are, nor whether this is a Pro account', async () => {
    const network = cutNetwork();
    const { user } = renderContactsPage(ada);
    await screen.findByRole('tab', { name: 'My Contacts (1)' });
    await user.click(screen.getByRole('tab', { name: 'LinkedIn Profiles' }));
    await screen.findByText('Your LinkedIn profiles will appear here when you are online again.');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true);

    network.restore();
    await screen.findByRole('heading', { name: 'No LinkedIn profiles yet' });
    await screen.findByRole('tab', { name: 'LinkedIn Profiles (0)' });
    await screen.findByRole('button', { name: 'Export CSV (Pro)' });
  });
});
