import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moveToken } from '#testing/move-token.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { type Network, watchNetwork } from '#testing/watch-network.ts';
import { contactCardOf, shownNames } from './testing/contact-card-of.ts';
import { renderContactsPage } from './testing/render-contacts-page.tsx';
import { addContacts } from './testing/stored-contacts.ts';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
});

/** From then on the page hears of changes. */
const waitUntilSubscribed = () =>
  waitFor(() => expect(network.heard.join()).toContain('Subscribed to PostgreSQL'));

/** What the page asked of a table or function, with this limit. */
const asked = (path: string, limit: string | null = null) =>
  network.requests.filter(
    ({ route, url }) => route.endsWith(path) && url.searchParams.get('limit') === limit,
  );

describe('the list', () => {
  test('shows everything that is known of a contact', async () => {
    await addContacts(ada, {
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
    });
    const { user } = renderContactsPage(ada);
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
    // 1,000 rows an answer.
    for (const length of [1_000, 234]) {
      await addContacts(ada, ...Array.from({ length }, () => ({ full_name: 'Jane Doe' })));
    }
    renderContactsPage(ada);
    await screen.findByText('1234 contacts found');
  });

  test('shows the newest before all are there, and goes on listening to what is typed', async () => {
    await addContacts(ada, { full_name: 'Jane Doe' }, { full_name: 'Li Wei' });
    const all = Promise.withResolvers<undefined>();
    network.fault = ({ url }) =>
      url.searchParams.get('limit') === '1000' ? all.promise : undefined;
    const { user } = renderContactsPage(ada);
    await contactCardOf('Jane Doe');
    screen.getByText('2 contacts found');
    expect(screen.queryByRole('button', { name: 'Select All' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'wei');
    await screen.findByText('Loading contacts');
    all.resolve(undefined);
    await screen.findByText('1 contacts found');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'wei');
    expect(shownNames()).toEqual(['Li Wei']);
  });

  test('says what to do when it is empty', async () => {
    renderContactsPage(ada);
    await screen.findByRole('heading', { name: 'No contacts found' });
    screen.getByText('Upload some business cards to get started!');
  });

  test.each([
    ['ahead, and the token has expired there', -86_400],
    ['back, and the token is of the future there', 86_400],
  ])('is loaded with one new token when the clock of the server went %s', async (_, seconds) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await addContacts(ada, { full_name: 'Jane Doe' });
    moveToken(seconds);
    renderContactsPage(ada);
    await contactCardOf('Jane Doe');
    expect(asked('/auth/v1/token')).toHaveLength(1);
  });

  test('says when it could not be loaded and loads it on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const request = crypto.randomUUID();
    const message = `Something went wrong on our side. Reference: ${request}`;
    network.fault = () => Response.json({ code: 'internal_error', message }, { status: 500 });
    // Joining the channel would load it as well.
    network.loseSockets();
    const { user } = renderContactsPage(ada);
    await screen.findByText('Failed to fetch contacts');
    // Whoever runs the server finds it in the log.
    await user.click(screen.getByRole('button', { name: 'Copy the request’s number' }));
    expect(await navigator.clipboard.readText()).toBe(request);
    network.fault = () => undefined;
    await addContacts(ada, { full_name: 'Jane Doe' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await contactCardOf('Jane Doe');
  });

  test('is loaded again when the backend tells of a change', async () => {
    renderContactsPage(ada);
    await screen.findByRole('heading', { name: 'No contacts found' });
    await waitUntilSubscribed();
    await addContacts(ada, { full_name: 'Jane Doe' });
    await contactCardOf('Jane Doe');
    expect(shownNames()).toEqual(['Jane Doe']);
  });

  test('is loaded again when the channel has been joined again after a lost connection', async () => {
    renderContactsPage(ada);
    await screen.findByRole('heading', { name: 'No contacts found' });
    await waitUntilSubscribed();
    const comeBack = network.loseSockets();
    await addContacts(ada, { full_name: 'Jane Doe' });
    comeBack();
    await contactCardOf('Jane Doe');
  });

  test('is loaded once, and again only when it has changed', async () => {
    await addContacts(ada, { full_name: 'Jane Doe' });
    renderContactsPage(ada);
    await screen.findByRole('button', { name: 'Select All' });
    await waitUntilSubscribed();
    await addContacts(ada, { full_name: 'Li Wei' });
    await contactCardOf('Li Wei');
    expect(asked('/business_card_records', '30')).toHaveLength(1);
    expect(asked('/business_card_records', '1000')).toHaveLength(2);
    await waitFor(() => expect(asked('/linkedin_enrichments')).toHaveLength(2));
  });

  test('has what was added after it was read and before changes were told', async () => {
    const comeBack = network.loseSockets();
    const before = Promise.withResolvers<Response>();
    network.fault = ({ url }) =>
      url.searchParams.get('limit') === '1000' ? before.promise : undefined;
    renderContactsPage(ada);
    await waitFor(() => expect(asked('/business_card_records', '1000')).toHaveLength(1));
    await addContacts(ada, { full_name: 'Jane Doe' });
    comeBack();
    await waitUntilSubscribed();
    network.fault = () => undefined;
    before.resolve(Response.json([], { headers: { 'Content-Range': '*/0' } }));
    await contactCardOf('Jane Doe');
  });

  test('never shows contacts of somebody else', async () => {
    await addContacts(await signIn(), { full_name: 'Theirs' });
    ada = await signIn();
    await addContacts(ada, { full_name: 'Mine' });
    renderContactsPage(ada);
    await contactCardOf('Mine');
    expect(shownNames()).toEqual(['Mine']);
  });
});
