import type { User } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/backend/query-client.ts';
import { SESSION_STORAGE_KEY } from '#app/backend/stored-session.ts';
import { Toaster } from '#app/components/ui/toaster.tsx';
import { AuthContext } from '#app/session/auth-context.ts';
import { type CameraSlotProps, ScanningPage } from './scanning-page.tsx';
import { createFakeBackend, type FakeBackend } from './testing/fake-backend.ts';

let backend: FakeBackend;
let users = 0;

beforeAll(async () => {
  backend = await createFakeBackend();
  window.CARDSIFT = { supabaseUrl: backend.url, supabaseKey: 'publishable' };
  // Radix and the toasts ask for these; jsdom has no layout.
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  window.HTMLElement.prototype.hasPointerCapture = () => false;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => backend.close());
beforeEach(() => backend.reset());

const camera = (props: CameraSlotProps) => (
  <p>
    camera for {props.maxPhotos}, {props.photoCount} taken
  </p>
);

/** Each test has a user of its own, and with that a scan session of its own. */
function renderPage() {
  users += 1;
  const user = { id: `user-${users}`, email: 'ada@okafor.example' } as User;
  const token = { access_token: 'token', refresh_token: 'r', expires_at: 9_999_999_999, user };
  window.localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(token));
  const signOut = async () => ({ error: null });
  const auth = { user, session: null, loading: false, linkError: null, signOut };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <ScanningPage renderCamera={camera} />
        </MemoryRouter>
        <Toaster />
      </AuthContext>
    </QueryClientProvider>,
  );
}

const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Choose pictures of business cards'), files, {
    applyAccept: false,
  });
const process = (count: number) =>
  userEvent.click(screen.getByRole('button', { name: `Process ${count} Card(s)` }));

describe('Process Business Cards', () => {
  test('turns chosen files into saved contacts and says so', async () => {
    renderPage();
    await screen.findByText('0/10');
    await choose(photo('Ada.jpg'), photo('Bo.jpg'));
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
    expect(backend.rows.map((row) => row.full_name)).toEqual(['Ada', 'Bo']);
    expect(await screen.findByText('2/10')).toBeDefined();
  });

  test('shows a free user the rest of the day and a Pro user none', async () => {
    renderPage();
    expect(await screen.findByText('Resets daily at midnight UTC')).toBeDefined();
    expect(screen.queryByText('Unlimited Scans')).toBeNull();
  });

  test('greets Pro with unlimited scans and reserves none', async () => {
    backend.premium = true;
    renderPage();
    expect(await screen.findByText('Unlimited Scans')).toBeDefined();
    expect(screen.queryByText('Daily Usage')).toBeNull();
    await choose(...Array.from({ length: 16 }, (_, i) => photo(`${i}.jpg`)));
    expect(await screen.findByText('You can only upload up to 15 files at once')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Process 15 Card(s)' })).toBeDefined();
  });

  test('closes both tabs when nothing is left of the day', async () => {
    backend.used = 10;
    renderPage();
    await screen.findByText('10/10');
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('tab', { name: 'Take Photo' }));
    expect(
      screen.getByText('Daily upload limit reached (10/10 used). Try again tomorrow.'),
    ).toBeDefined();
  });

  test('lets the camera take what is left of batch and day', async () => {
    backend.used = 7;
    renderPage();
    await screen.findByText('7/10');
    await userEvent.click(screen.getByRole('tab', { name: 'Take Photo' }));
    expect(screen.getByText('camera for 3, 0 taken')).toBeDefined();
  });

  test('explains refused files in the drop zone and in toasts', async () => {
    renderPage();
    await screen.findByText('0/10');
    await choose(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }), new File([], 'no.png'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/cv\.pdf: File type must be one of image\/jpeg/);
    expect(alert.textContent).toContain('no.png: File is smaller than 1 bytes');
    expect(await screen.findByText('cv.pdf is not a supported image format')).toBeDefined();
  });

  test('removes one file and clears all', async () => {
    renderPage();
    await choose(photo('Ada.jpg'), photo('Bo.jpg'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada.jpg' }));
    expect(screen.getByRole('button', { name: 'Process 1 Card(s)' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByText('Bo.jpg')).toBeNull();
  });

  test('offers to try a failed file again', async () => {
    backend.refuse('Ada.jpg', 500);
    renderPage();
    await choose(photo('Ada.jpg'));
    await process(1);
    expect(await screen.findByText('HTTP error! status: 500')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Ada.jpg' }));
    expect(await screen.findByText('Completed: 1 contact')).toBeDefined();
    expect(backend.rows).toHaveLength(1);
  });

  test('corrects a contact in My Contacts, and takes its save back', async () => {
    renderPage();
    await choose(photo('Ada.jpg'));
    await process(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Ada' }));
    const name = screen.getByRole('textbox', { name: 'Full Name' });
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Please enter a name')).toBeDefined();
    await userEvent.type(name, 'Ada Okafor');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(backend.rows[0]?.full_name).toBe('Ada Okafor'));

    await userEvent.click(screen.getByRole('button', { name: 'Undo saving Ada Okafor' }));
    await waitFor(() => expect(backend.rows).toEqual([]));
    expect(screen.getByText('Not saved')).toBeDefined();
  });

  test('puts left-over text into the contact with one tap', async () => {
    renderPage();
    await choose(photo('Ada.jpg'));
    await process(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Add “Since 1987” to Notes' }));
    await waitFor(() => expect(backend.rows[0]?.notes).toBe('Since 1987'));
    expect(screen.queryByText('Since 1987')).toBeNull();
  });
});
