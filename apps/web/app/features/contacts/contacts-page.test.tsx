import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { FakeBackend } from './testing/fake-backend.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { row } from './testing/rows.ts';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend().install();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the list', () => {
  test('shows everything that is known of a contact', async () => {
    backend.tables.business_card_records = [
      row({
        full_name: 'Jane Doe',
        title: 'CTO',
        org: 'Acme Tech',
        email: 'jane@acme.example',
        phone: '+49 30 1',
        notes: 'met at the fair',
        hashtags: 'robots, ai',
        tags: ['Hannover 2026'],
        linkedin_url: 'https://www.linkedin.com/in/jane',
        description: 'Builds robots for bakeries',
        confidence: 'high',
        created_at: '2026-11-21T10:00:00Z',
      }),
    ];
    const { user } = renderContactsPage();
    const jane = await contactCardOf('Jane Doe');
    for (const text of [
      'CTO',
      'Acme Tech',
      'met at the fair',
      '#robots',
      '#ai',
      'Hannover 2026',
      'high confidence',
    ]) {
      jane.getByText(text);
    }
    expect(jane.getByRole('link', { name: 'jane@acme.example' }).getAttribute('href')).toBe(
      'mailto:jane@acme.example',
    );
    jane.getByText('Builds robots f...');
    await user.click(jane.getByRole('button', { name: 'Show more' }));
    jane.getByText('Builds robots for bakeries');
    expect(
      jane.getByRole('link', { name: /LinkedIn profile of Jane Doe/ }).getAttribute('href'),
    ).toBe('https://www.linkedin.com/in/jane');
    screen.getByRole('tab', { name: 'My Contacts (1)' });
    screen.getByText('1 contacts found');
  });

  test('is loaded past the row limit of the backend', async () => {
    backend.maxRows = 10;
    backend.tables.business_card_records = Array.from({ length: 25 }, () => row());
    renderContactsPage();
    await screen.findByText('25 contacts found');
  });

  test('says what to do when it is empty', async () => {
    renderContactsPage();
    await screen.findByRole('heading', { name: 'No contacts found' });
    screen.getByText('Upload some business cards to get started!');
  });

  test('says when it could not be loaded and loads it on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.failing = () => true;
    const { user } = renderContactsPage();
    await screen.findByText('Failed to fetch contacts');
    backend.failing = () => false;
    backend.tables.business_card_records = [row({ full_name: 'Jane Doe' })];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await contactCardOf('Jane Doe');
  });

  test('is loaded again when the backend tells of a change', async () => {
    renderContactsPage();
    await screen.findByRole('heading', { name: 'No contacts found' });
    backend.tables.business_card_records = [row({ full_name: 'Jane Doe' })];
    await waitFor(() => {
      FakeSocket.announceChange();
      expect(shownNames()).toEqual(['Jane Doe']);
    });
  });

  test('is loaded again when the channel has been joined again after a lost connection', async () => {
    renderContactsPage();
    await screen.findByRole('heading', { name: 'No contacts found' });
    backend.tables.business_card_records = [row({ full_name: 'Jane Doe' })];
    FakeSocket.loseConnections();
    await contactCardOf('Jane Doe');
  });

  test('never shows contacts of somebody else', async () => {
    backend.tables.business_card_records = [
      row({ full_name: 'Mine' }),
      row({ full_name: 'Theirs', user_id: 'x' }),
    ];
    renderContactsPage();
    await contactCardOf('Mine');
    expect(shownNames()).toEqual(['Mine']);
  });
});
