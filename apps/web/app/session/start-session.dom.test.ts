import { createTestClient, findMailLink, signUp } from '@cardsift/backend/testing/sign-up';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { configurePage, signIn } from '#testing/sign-in.ts';
import { watchNetwork } from '#testing/watch-network.ts';

const { url, publishableKey } = inject('backend');
const noLink = {
  linkError: null,
  isRecovery: false,
  isConfirmed: false,
  otherAccount: null,
  addressChange: null,
};

beforeEach(() => {
  configurePage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A page loaded anew leaves its auth client behind, and the next one says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => window.history.replaceState(null, '', '/');
});

/** As if the page had just been opened at an address. */
async function open(address: string) {
  const { pathname, search, hash } = new URL(address, url);
  window.history.replaceState(null, '', pathname + search + hash);
  vi.resetModules();
  const { startSession } = await import('./start-session.ts');
  const { getSupabase } = await import('#app/backend/supabase.ts');
  const whoIsHere = async () => (await getSupabase().auth.getUser()).data.user?.email;
  return { startSession, whoIsHere, network: watchNetwork() };
}

/** Signs somebody up in this browser and gives the link of the mail. */
async function signUpInThisBrowser() {
  const email = `${crypto.randomUUID()}@people.example`;
  const { error } = await getSupabase().auth.signUp({ email, password: 'Analytical!1843' });
  expect(error).toBeNull();
  return { email, link: await findMailLink(url, email) };
}

describe('startSession', () => {
  it('leaves an ordinary address alone', async () => {
    const { startSession } = await open('/blog?q=cards');
    expect(await startSession()).toEqual(noLink);
    expect(window.location.search).toBe('?q=cards');
  });

  it('redeems the token of a mail once, however often it is asked', async () => {
    const { email } = await signUp(url, publishableKey);
    await createTestClient(url, publishableKey).auth.resetPasswordForEmail(email);
    const { startSession, whoIsHere, network } = await open(await findMailLink(url, email));
    const answers = await Promise.all([startSession(), startSession()]);
    expect(answers[0]).toEqual({ ...noLink, isRecovery: true });
    expect(answers[1]).toBe(answers[0]);
    expect(await whoIsHere()).toBe(email);
    expect(network.requests.map(({ route }) => route)).toEqual([
      'POST /auth/v1/verify',
      'GET /auth/v1/user',
    ]);
  });

  it('is let in by the link of a sign-up that this browser made', async () => {
    const { email, link } = await signUpInThisBrowser();
    const { startSession, whoIsHere } = await open(link);
    expect(await startSession()).toEqual(noLink);
    expect(await whoIsHere()).toBe(email);
  });

  it('only confirms the address in any other browser', async () => {
    const { link } = await signUpInThisBrowser();
    localStorage.clear();
    const { startSession, whoIsHere } = await open(link);
    expect(await startSession()).toEqual({ ...noLink, isConfirmed: true });
    expect(await whoIsHere()).toBeUndefined();
  });

  it('knows who is here by the new address when its mail’s link is opened', async () => {
    await signIn();
    const email = `${crypto.randomUUID()}@people.example`;
    await getSupabase().auth.updateUser({ email });
    const { startSession, whoIsHere } = await open(await findMailLink(url, email));
    expect(await startSession()).toEqual({ ...noLink, addressChange: 'done' });
    expect(await whoIsHere()).toBe(email);
  });

  it('changes somebody’s address and nothing here when another account’s link is opened', async () => {
    const grace = await signUp(url, publishableKey);
    const email = `${crypto.randomUUID()}@people.example`;
    await grace.client.auth.updateUser({ email });
    const ada = await signIn();
    const { startSession, whoIsHere } = await open(await findMailLink(url, email));
    expect(await startSession()).toEqual({ ...noLink, addressChange: 'accepted' });
    expect(await whoIsHere()).toBe(ada.email);
  });

  it('forgets the link once what it did has been told', async () => {
    const { startSession } = await open('/?code=xyz');
    expect((await startSession()).linkError).not.toBeNull();
    const { forgetLink } = await import('./start-session.ts');
    forgetLink();
    expect(await startSession()).toEqual(noLink);
  });

  it('takes the values out of the address, where they have no place', async () => {
    const { startSession } = await open('/#access_token=a&refresh_token=r&type=signup');
    expect((await startSession()).linkError?.message).toMatch(/not sent by Cardsift/);
    expect(window.location.href).not.toContain('access_token');
  });

  it('explains a code that this browser did not ask for', async () => {
    const { startSession } = await open('/?code=xyz');
    expect((await startSession()).linkError?.message).toMatch(/asked for in another browser/);
  });

  it('passes on what the link itself says is wrong', async () => {
    const { startSession, network } = await open('/#error_description=Email+link+has+expired');
    expect((await startSession()).linkError?.message).toBe('Email link has expired');
    expect(network.requests).toEqual([]);
  });
});
