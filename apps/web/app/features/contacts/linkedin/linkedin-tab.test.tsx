import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeBackend } from '../testing/fake-backend.ts';
import { renderContactsPage } from '../testing/render-contacts-page.tsx';
import { row, USER_ID } from '../testing/rows.ts';
import { readEvidence } from './enrichment-card.tsx';

let backend: FakeBackend;
const jane = row({ full_name: 'Jane Doe', org: 'Acme' });
beforeEach(() => {
  backend = new FakeBackend().install();
  backend.tables.business_card_records = [jane];
  backend.tables.linkedin_enrichments = [
    {
      id: 'e1',
      user_id: USER_ID,
      contact_id: jane.id,
      linkedin_url: 'https://www.linkedin.com/in/jane',
      description: 'Builds robots for bakeries',
      confidence: 'medium',
      evidence: { source_url: 'https://search.example/1', source_title: 'Jane Doe - Acme' },
      created_at: '2026-11-21T10:00:00Z',
    },
  ];
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a profile shows its person, where it was found and how sure that is', async () => {
  const { user } = renderContactsPage();
  await user.click(await screen.findByRole('tab', { name: 'LinkedIn Profiles (1)' }));
  await screen.findByRole('heading', { name: 'Jane Doe' });
  screen.getByText('medium confidence');
  screen.getByText('Builds robots f...');
  const evidence = screen.getByRole('link', { name: /Jane Doe - Acme/ });
  expect(evidence.getAttribute('href')).toBe('https://search.example/1');
});

test('a wrong profile is rejected, and a search can be asked for again', async () => {
  const { user } = renderContactsPage('/dashboard/contacts?tab=linkedin');
  await user.click(await screen.findByRole('button', { name: 'This is not Jane Doe' }));
  await screen.findByText('It will not be suggested for this contact again.');
  await user.click(screen.getByRole('button', { name: 'Search again for Jane Doe' }));
  await screen.findByText('Looking for the LinkedIn profile of 1 contact(s).');
  expect(backend.requests).toEqual(
    expect.arrayContaining(['POST reject_linkedin_match', 'POST ask_for_linkedin_match']),
  );
});

test('without profiles the tab says what it is for', async () => {
  backend.tables.linkedin_enrichments = [];
  renderContactsPage('/dashboard/contacts?tab=linkedin');
  await screen.findByRole('heading', { name: 'No LinkedIn profiles yet' });
});

test('evidence of any shape is read', () => {
  expect(readEvidence({ source_url: 'https://a.example' })).toEqual({
    url: 'https://a.example',
    title: 'https://a.example',
  });
  for (const nothing of [null, 'x', {}, { source_title: ' ' }, { source_title: 3 }]) {
    expect(readEvidence(nothing)).toBeNull();
  }
});
