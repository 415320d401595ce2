import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WaitingSection } from '#app/contact-book/waiting-contacts/waiting-section.tsx';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/sign-in.ts';
import { watchNetwork } from '#testing/watch-network.ts';
import { NOT_KEPT } from './batch/judge-failed-save.ts';
import { ScanningPage } from './scanning-page.tsx';
import { scriptedPhoto } from './testing/scripted-photo.ts';

/** Has IndexedDB behave as in a browser without room: writing fails, reading goes on. */
function fillStorage() {
  const full = new DOMException('No room', 'QuotaExceededError');
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
}

/** Whether closing the page needs the person's word. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what can be neither saved nor kept stays on the page, which says so, and is saved once later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ada = await signIn();
  const network = watchNetwork();
  renderPage(
    <>
      <WaitingSection />
      <ScanningPage renderCamera={() => null} />
    </>,
    { user: ada.user },
  );
  await screen.findByText('0/10');
  const storage = fillStorage();
  network.fault = ({ route }) =>
    route.includes('save_scanned_contact')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : undefined;
  await userEvent.upload(
    screen.getByLabelText('Choose pictures of business cards'),
    [scriptedPhoto('Ada.jpg'), scriptedPhoto('Bo.jpg')],
    { applyAccept: false },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Process 2 Card(s)' }));

  const status = await screen.findByRole('list', { name: 'Processing Status' });
  await waitFor(() => expect(within(status).getAllByText(NOT_KEPT)).toHaveLength(2));
  expect(screen.getAllByText('Not saved')).toHaveLength(2);
  expect(screen.queryByText(/[Ww]aiting to be saved/)).toBeNull();
  expect(asksBeforeLeaving()).toBe(true);

  storage.mockRestore();
  network.fault = () => undefined;
  for (const name of ['Ada', 'Bo']) {
    await userEvent.click(screen.getByRole('button', { name: `Retry ${name}.jpg` }));
  }
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(2));
  const table = ada.client.from('business_card_records');
  const { data } = await table.select('full_name').order('created_at').throwOnError();
  expect(data).toEqual([{ full_name: 'Ada' }, { full_name: 'Bo' }]);
  expect(asksBeforeLeaving()).toBe(false);
});
