import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { failure, type Network, watchNetwork } from '#testing/watch-network.ts';
import { SettingsPage } from '../settings-page.tsx';

const MB = 1024 * 1024;
const ROUTE = 'POST /rest/v1/rpc/get_storage_usage';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = () => renderPage(<SettingsPage />, { user: ada.user });

const answerUsage = (used: number) => {
  network.fault = ({ route }) =>
    route === ROUTE ? Response.json([{ used_bytes: used, allowed_bytes: 200 * MB }]) : undefined;
};

const bar = () => screen.findByRole('progressbar', { name: 'Storage used' });

test('what is used, of how much, and what is left, is said and drawn', async () => {
  answerUsage(50 * MB);
  show();
  expect((await bar()).getAttribute('aria-valuetext')).toBe('50 MB of 200 MB used');
  expect((await bar()).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText('50 MB of 200 MB used').parentElement?.textContent).toBe(
    '50 MB of 200 MB used · 150 MB left',
  );
  expect(screen.queryByText(/nearly full/)).toBeNull();
});

test('the backend counts what is stored', async () => {
  await ada.client
    .from('business_card_records')
    .insert(Array.from({ length: 50 }, () => ({ user_id: ada.id, notes: 'x'.repeat(20_000) })))
    .throwOnError();
  show();
  expect(await screen.findByText(/^(0\.9|1) MB of 200 MB used$/)).toBeTruthy();
});

test.each([
  [185, 'Your storage is nearly full.'],
  [200, 'Your storage is full.'],
  [201, 'Your storage is full.'],
])('with %i of 200 MB there is a hint with a way out', async (megabytes, sentence) => {
  answerUsage(megabytes * MB);
  show();
  const hint = await screen.findByText(new RegExp(`^${sentence}`));
  expect(hint.textContent).toContain('Export your data below');
  expect(Number((await bar()).getAttribute('aria-valuenow'))).toBeLessThanOrEqual(100);
});

test('it keeps its room while nobody knows, and then says that it failed, with another try', async () => {
  const answer = Promise.withResolvers<Response>();
  network.fault = ({ route }) => (route === ROUTE ? answer.promise : undefined);
  const { user } = show();
  const heading = screen.getByRole('heading', { level: 3, name: 'Storage' });
  expect(heading.nextElementSibling?.getAttribute('aria-busy')).toBe('true');
  network.fault = ({ route }) => (route === ROUTE ? failure() : undefined);
  answer.resolve(failure());
  await screen.findByText('Your storage could not be loaded.');
  answerUsage(MB);
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(await screen.findByText('1 MB of 200 MB used')).toBeTruthy();
});
