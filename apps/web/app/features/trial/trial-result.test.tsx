import { PACKS } from '@cardsift/card-reader/models/packs';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trialContacts } from '#app/account/session/through-sign-in/trial-contacts.ts';
import { fakeCaches } from '#testing/fake-cache.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { DemoResult } from './read-demo-card.ts';
import { TrialResult } from './trial-result.tsx';

const contactOf = (fullName: string) => ({
  ...{ fullName, emails: [], phones: [], urls: [], hashtags: [] },
});

const show = (result: DemoResult) =>
  renderPage(<TrialResult result={result} onAgain={() => {}} />, { user: null });

const trialContactNames = () =>
  trialContacts.peek()?.map(({ contact }) => contact.fullName) ?? null;

beforeEach(() => {
  trialContacts.forget();
  return () => trialContacts.forget();
});

describe('the result of the demo', () => {
  it('names what else is on the picture, and carries all of it along to sign up', async () => {
    const { user } = show({
      kind: 'read',
      contacts: [contactOf('Ada Okafor'), contactOf('Bo Lind'), contactOf('Cy Marek')],
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Card Processed Successfully!',
    );
    expect(screen.getByText(/2 more on the same picture .*: Bo Lind and Cy Marek\./)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign Up to Save This Contact' }));
    expect(trialContactNames()).toEqual(['Ada Okafor', 'Bo Lind', 'Cy Marek']);
  });

  it.each<[DemoResult, string]>([
    [{ kind: 'empty' }, 'No text was found in this picture.'],
    [{ kind: 'refused', message: 'The picture is damaged.' }, 'The picture is damaged.'],
  ])('of a picture that was not read (%j) says why, and promises nothing', async (result, why) => {
    trialContacts.keep([{ id: crypto.randomUUID(), contact: contactOf('Ada Okafor') }]);
    const { user } = show(result);
    const heading = screen.getByRole('heading', { name: 'We could not read this picture' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText(/Signing up saves/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try another card' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign up free' }));
    expect(trialContactNames()).toBeNull();
  });

  it('offers the pack that would have read the picture on this device', async () => {
    vi.stubGlobal('caches', fakeCaches());
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('fetch', async () => new Response('abc'));
    const { user } = show({ kind: 'refused', message: 'This card is in Korean.', pack: PACKS[1] });
    const download = await screen.findByRole('button', { name: 'Download Korean, 1 MB' });
    await user.click(download);
    expect(await screen.findByText('Pack downloaded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Download Korean/ })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Try another card');
  });
});
