import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { renderContactsPage } from '../testing/render-contacts-page.tsx';
import { addContacts } from '../testing/stored-contacts.ts';
import { readEvidence } from './evidence-source.tsx';

let ada: SignedIn;
let jane: string;
beforeEach(async () => {
  ada = await signIn();
  const [contact] = await addContacts(ada, { full_name: 'Jane Doe', org: 'Acme' });
  jane = contact?.id ?? '';
});

/** Stores a profile of Jane as the enrichment worker does. */
async function findProfile() {
  await operator()
    .from('business_card_records')
    .update({ linkedin_url: 'https://www.linkedin.com/in/jane' })
    .eq('id', jane)
    .throwOnError();
  await operator()
    .from('linkedin_enrichments')
    .insert({
      user_id: ada.id,
      contact_id: jane,
      linkedin_url: 'https://www.linkedin.com/in/jane',
      description: 'Builds robots for bakeries',
      confidence: 'medium',
      evidence: { source_url: 'https://search.example/1', source_title: 'Jane Doe - Acme' },
      created_at: '2026-11-21T10:00:00Z',
    })
    .throwOnError();
}

test('a profile shows its person, where it was found and how sure that is', async () => {
  await findProfile();
  const { user } = renderContactsPage(ada);
  await user.click(await screen.findByRole('tab', { name: 'LinkedIn Profiles (1)' }));
  await screen.findByRole('heading', { name: 'Jane Doe' });
  screen.getByText('medium confidence');
  screen.getByText('Builds robots f...');
  const evidence = screen.getByRole('link', { name: /Jane Doe - Acme/ });
  expect(evidence.getAttribute('href')).toBe('https://search.example/1');
});

test('a wrong profile is rejected', async () => {
  await findProfile();
  const { user } = renderContactsPage(ada, '/dashboard/contacts?tab=linkedin');
  await user.click(await screen.findByRole('button', { name: 'Not this person: Jane Doe' }));
  await screen.findByText('It will not be suggested for this contact again.');
  await screen.findByRole('heading', { name: 'No LinkedIn profiles yet' });
  const { data } = await ada.client.from('linkedin_enrichments').select().throwOnError();
  expect(data).toEqual([]);
});

const noteWorker = (can_search: boolean) =>
  operator().rpc('note_enrichment_worker', { can_search }).throwOnError();

test('without a search provider no search is promised', async () => {
  await noteWorker(false);
  await findProfile();
  const { user } = renderContactsPage(ada, '/dashboard/contacts?tab=linkedin');
  await user.click(await screen.findByRole('button', { name: 'Search again for Jane Doe' }));
  await screen.findByText('No Search Set Up');
  expect(screen.queryByText('Search Started')).toBeNull();
});

test('a search can be asked for again', async () => {
  await noteWorker(true);
  await findProfile();
  const searches = () => operator().from('enrichment_jobs');
  await searches().update({ status: 'not_found' }).eq('contact_id', jane).throwOnError();
  const { user } = renderContactsPage(ada, '/dashboard/contacts?tab=linkedin');
  await user.click(await screen.findByRole('button', { name: 'Search again for Jane Doe' }));
  await screen.findByText('Looking for the LinkedIn profile of 1 contact.');
  const { data } = await searches().select('status').eq('contact_id', jane).throwOnError();
  expect(data).toEqual([{ status: 'waiting' }]);
});

test('without profiles the tab says what it is for', async () => {
  renderContactsPage(ada, '/dashboard/contacts?tab=linkedin');
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
