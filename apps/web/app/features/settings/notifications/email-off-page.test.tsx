import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { EmailOffPage } from './email-off-page.tsx';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  await ada.client
    .from('user_settings')
    .insert({ user_id: ada.id, email_notifications: true })
    .throwOnError();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => window.history.replaceState(null, '', '/');
});

/** Opens the link that a mail to Ada ends with, in a browser that knows nobody. */
async function openLink() {
  const { data } = await operator()
    .from('news_mails')
    .upsert({ user_id: ada.id })
    .select()
    .single()
    .throwOnError();
  window.history.replaceState(null, '', `/email-off#${data.switch_off_token}`);
  return renderPage(<EmailOffPage />, { user: null }).user;
}

async function areOn() {
  const { data } = await ada.client.from('user_settings').select().single().throwOnError();
  return data.email_notifications;
}

test('the link switches notifications off, once asked to', async () => {
  const user = await openLink();
  expect(await areOn()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Switch them off' }));
  expect(await screen.findByText(/^They are off\./)).toBeTruthy();
  expect(await areOn()).toBe(false);
});

test('a failure is told and can be tried again', async () => {
  const user = await openLink();
  network.fault = failure;
  await user.click(screen.getByRole('button', { name: 'Switch them off' }));
  expect(await screen.findByText(/could not be switched off/)).toBeTruthy();
  network.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Switch them off' }));
  expect(await screen.findByText(/^They are off\./)).toBeTruthy();
});

test('without the secret of a link there is nothing to press', () => {
  renderPage(<EmailOffPage />, { user: null });
  expect(screen.getByRole('button', { name: 'Switch them off' })).toHaveProperty('disabled', true);
});
