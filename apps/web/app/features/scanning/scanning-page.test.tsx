import type { Person } from '@cardsift/backend/testing/sign-up';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { type CameraSlotProps, ScanningPage } from './scanning-page.tsx';
import { scriptedPhoto } from './testing/scripted-photo.ts';

let ada: SignedIn;
beforeEach(async () => {
  // jsdom has no worker to shrink pictures in.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ada = await signIn();
});

const camera = (props: CameraSlotProps) => (
  <p>
    camera for {props.maxPhotos}, {props.photoCount} taken
  </p>
);

const openPage = () => renderPage(<ScanningPage renderCamera={camera} />, { user: ada.user });

const useUp = async ({ client, id }: Person, scans: number) => {
  await client.rpc('increment_daily_usage', { user_uuid: id, increment_by: scans }).throwOnError();
};

async function storedContacts({ client }: Person) {
  const table = client.from('business_card_records');
  const { data } = await table.select('full_name, notes').order('created_at').throwOnError();
  return data;
}

const storedNames = async (person: Person) =>
  (await storedContacts(person)).map(({ full_name }) => full_name);

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Choose pictures of business cards'), files, {
    applyAccept: false,
  });
const process = (count: number) =>
  userEvent.click(screen.getByRole('button', { name: `Process ${count} Card(s)` }));
/** A contact can be changed as soon as it is saved. */
const findSaved = () => screen.findByText('Saved');

describe('Process Business Cards', () => {
  test('turns chosen files into saved contacts and says so', async () => {
    openPage();
    await screen.findByText('0/10');
    await choose(scriptedPhoto('Ada.jpg'), scriptedPhoto('Bo.jpg'));
    await process(2);

    const status = await screen.findByRole('list', { name: 'Processing Status' });
    await waitFor(() =>
      expect(within(status).getAllByText('Completed: 1 contact')).toHaveLength(2),
    );
    expect(screen.getByText('2/2')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Ada' })).toBeDefined();
    expect(screen.getByText('From: Bo.jpg')).toBeDefined();
    expect(screen.getAllByText('Contact 1 of 1')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(
      'All files done: 2 contacts found, 0 failed',
    );
    expect(await storedNames(ada)).toEqual(['Ada', 'Bo']);
    expect(await screen.findByText('2/10')).toBeDefined();
  });

  test('shows a free user the rest of the day and a Pro user none', async () => {
    openPage();
    expect(await screen.findByText('Resets daily at midnight UTC')).toBeDefined();
    expect(screen.queryByText('Unlimited Scans')).toBeNull();
  });

  test('greets Pro with unlimited scans and reserves none', async () => {
    const users = operator().from('users');
    await users.update({ is_premium: true }).eq('id', ada.id).throwOnError();
    openPage();
    expect(await screen.findByText('Unlimited Scans')).toBeDefined();
    expect(screen.queryByText('Daily Usage')).toBeNull();
    await choose(...Array.from({ length: 16 }, (_, i) => scriptedPhoto(`${i}.jpg`)));
    expect(await screen.findByText('You can only upload up to 15 files at once')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Too many files');
    expect(screen.getByRole('button', { name: 'Process 15 Card(s)' })).toBeDefined();
  });

  test('closes both tabs when nothing is left of the day', async () => {
    await useUp(ada, 10);
    openPage();
    await screen.findByText('10/10');
    const limit = () => screen.getByText(/^Daily upload limit reached \(10\/10 used\)\. Try again/);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveProperty('disabled', true);
    expect(within(limit()).getByRole('link', { name: 'See Pro' })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Take Photo' }));
    expect(limit().textContent).toContain(
      'Daily upload limit reached (10/10 used). Try again tomorrow.',
    );
  });

  test('lets the camera take what is left of batch and day', async () => {
    await useUp(ada, 7);
    openPage();
    await screen.findByText('7/10');
    await userEvent.click(screen.getByRole('tab', { name: 'Take Photo' }));
    expect(screen.getByText('camera for 3, 0 taken')).toBeDefined();
  });

  test('explains refused files in the drop zone and in toasts', async () => {
    openPage();
    await screen.findByText('0/10');
    await choose(
      new File(['PK'], 'cv.docx', { type: 'application/msword' }),
      new File([], 'no.png'),
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/cv\.docx: File type must be one of image\/jpeg/);
    expect(alert.textContent).toContain('no.png: File is smaller than 1 bytes');
    expect(await screen.findByText('cv.docx is not a supported image format')).toBeDefined();
  });

  test('removes one file and clears all', async () => {
    openPage();
    await choose(scriptedPhoto('Ada.jpg'), scriptedPhoto('Bo.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada.jpg' }));
    expect(screen.getByRole('button', { name: 'Process 1 Card(s)' })).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Selected Files');
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByText('Bo.jpg')).toBeNull();
  });

  test('offers to try a failed file again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openPage();
    await choose(scriptedPhoto('Ada.jpg', { failures: 1 }));
    await process(1);
    expect(await screen.findByText('HTTP error! status: 500')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Ada.jpg' }));
    expect(await screen.findByText('Completed: 1 contact')).toBeDefined();
    expect(await storedNames(ada)).toEqual(['Ada']);
  });

  test('corrects a contact in My Contacts, and takes its save back', async () => {
    openPage();
    await choose(scriptedPhoto('Ada.jpg'));
    await process(1);
    await findSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Ada' }));
    const name = screen.getByRole('textbox', { name: 'Full Name' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please enter a name')).toBeDefined();
    await userEvent.type(name, 'Ada Okafor');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => expect(await storedNames(ada)).toEqual(['Ada Okafor']));

    await userEvent.click(screen.getByRole('button', { name: 'Undo saving Ada Okafor' }));
    await waitFor(async () => expect(await storedNames(ada)).toEqual([]));
    expect(screen.getByText('Not saved')).toBeDefined();
  });

  test('puts left-over text into the contact with one tap', async () => {
    openPage();
    await choose(scriptedPhoto('Ada.jpg'));
    await process(1);
    await findSaved();
    await userEvent.click(screen.getByRole('button', { name: 'Add “Since 1987” to Notes' }));
    await waitFor(async () =>
      expect(await storedContacts(ada)).toEqual([{ full_name: 'Ada', notes: 'Since 1987' }]),
    );
    expect(screen.queryByText('Since 1987')).toBeNull();
  });
});
