import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { carriedContact } from '#app/session/carried-contact.ts';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { FirstContact } from './first-contact.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  carriedContact.keep({
    id: crypto.randomUUID(),
    contact: {
      fullName: 'Grace Hopper',
      emails: ['grace@navy.example'],
      phones: [{ number: '+1 202 555 0100', kinds: ['work'] }],
      urls: [],
      hashtags: [],
    },
  });
  return () => carriedContact.forget();
});

const show = () => renderPage(<FirstContact />, { user: ada.user });

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
    expect(carriedContact.readFor(ada.email)).toBeNull();
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
    carriedContact.awaitMail('grace@navy.example');
    show();
    await waitFor(() => expect(localStorage.getItem('cardsift-carried-contact')).toBeNull());
    expect(await contacts()).toEqual([]);
  });
});
