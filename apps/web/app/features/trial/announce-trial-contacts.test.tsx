import type { Contact } from '@cardsift/contacts/contact';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trialContacts } from '#app/account/session/through-sign-in/trial-contacts.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { AnnounceTrialContacts } from './announce-trial-contacts.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  carry(grace);
  return () => trialContacts.forget();
});

const grace: Contact = {
  fullName: 'Grace Hopper',
  emails: ['grace@navy.example'],
  phones: [{ number: '+1 202 555 0100', kinds: ['work'] }],
  urls: [],
  hashtags: [],
};

const carry = (...contacts: Contact[]) =>
  trialContacts.keep(contacts.map((contact) => ({ id: crypto.randomUUID(), contact })));

const show = () => renderPage(<AnnounceTrialContacts />, { user: ada.user });

async function contacts() {
  const { data } = await ada.client
    .from('business_card_records')
    .select('full_name, email, phone')
    .throwOnError();
  return data;
}

describe('the contact of the demo', () => {
  it('is saved with everything that was read, told, and forgotten here', async () => {
    show();
    await screen.findByText('Grace Hopper from the demo is in My Contacts.');
    expect(await contacts()).toEqual([
      { full_name: 'Grace Hopper', email: 'grace@navy.example', phone: '+1 202 555 0100' },
    ]);
    expect(trialContacts.readFor(ada.email)).toBeNull();
  });

  it('is taken back when the person says so', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Contact not saved');
    expect(await contacts()).toEqual([]);
  });

  it('waits for the next try when the backend fails, and is then saved', async () => {
    network.fault = ({ route }) => (route.startsWith('POST') ? failure() : undefined);
    show();
    await screen.findByText(/could not be saved\. We will try again/);
    network.fault = () => undefined;
    show();
    await screen.findByText('Grace Hopper from the demo is in My Contacts.');
    expect(await contacts()).toHaveLength(1);
  });

  it('is saved once when only the answer was lost', async () => {
    network.fault = ({ route, body }) => {
      if (route !== 'POST /rest/v1/rpc/save_scanned_contact') return undefined;
      // The backend has it, and nobody hears of that.
      return ada.client
        .rpc('save_scanned_contact', body as never)
        .then(() => failure()) as Promise<Response>;
    };
    show();
    await screen.findByText(/could not be saved\. We will try again/);
    network.fault = () => undefined;
    show();
    await screen.findByText('Grace Hopper from the demo is in My Contacts.');
    expect(await contacts()).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    trialContacts.awaitMail('grace@navy.example');
    show();
    await waitFor(() => expect(localStorage.getItem('cardsift-carried-contact')).toBeNull());
    expect(await contacts()).toEqual([]);
  });
});

describe('several contacts of the demo', () => {
  const others = [
    { ...grace, fullName: 'Jean Bartik', emails: ['jean@eniac.example'], phones: [] },
    { ...grace, fullName: 'Radia Perlman', emails: ['radia@span.example'], phones: [] },
  ];
  const told = 'Grace Hopper, Jean Bartik, and Radia Perlman from the demo are in My Contacts.';
  const names = async () => (await contacts()).map(({ full_name }) => full_name).sort();

  it('are all saved, and all taken back', async () => {
    carry(grace, ...others);
    const { user } = show();
    await screen.findByText(told);
    expect(await names()).toEqual(['Grace Hopper', 'Jean Bartik', 'Radia Perlman']);
    expect(trialContacts.readFor(ada.email)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Contacts not saved');
    expect(await names()).toEqual([]);
  });

  it('are saved once each when one of them failed the first time', async () => {
    carry(grace, ...others);
    network.fault = ({ route, body }) =>
      route.startsWith('POST') && JSON.stringify(body).includes('Radia') ? failure() : undefined;
    show();
    await screen.findByText(/could not be saved\. We will try again/);
    network.fault = () => undefined;
    show();
    await screen.findByText(told);
    expect(await names()).toEqual(['Grace Hopper', 'Jean Bartik', 'Radia Perlman']);
  });

  it('of the same person become one, and none when taken back', async () => {
    carry(grace, { ...grace, title: 'Rear Admiral' });
    const { user } = show();
    await screen.findByText('Grace Hopper from the demo is in My Contacts.');
    expect(await names()).toEqual(['Grace Hopper']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Contact not saved');
    expect(await names()).toEqual([]);
  });
});
