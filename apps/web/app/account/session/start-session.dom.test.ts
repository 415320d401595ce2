import { createTestClient, findMailLink, signUp } from '@cardsift/backend/testing/sign-up';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { configurePage, signIn } from '#testing/sign-in.ts';
import { watchNetwork } from '#testing/watch-network.ts';
import { rememberResetLink } from './through-sign-in/requested-reset-link.ts';

const { url, publishableKey } = inject('backend');
const noLink = {
  linkError: null,
  isRecovery: false,
  signUpLink: null,
  otherAccount: null,
  addressChange: null,
  addressLink: null,
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
    rememberResetLink(email);
    const { startSession, whoIsHere, network } = await open(await findMailLink(url, email));
    const answers = await Promise.all([startSession(), startSession()]);
    expect(answers[0]).toEqual({ ...noLink, isRecovery: true });
    expect(answers[1]).toBe(answers[0]);
    expect(await whoIsHere()).toBe(email);
    expect(network.requests.map(({ route }) => route)).toEqual([
      'POST /auth/v1/verify',
      // Once for the session that is taken over, once for this test.
      'GET /auth/v1/user',
      'GET /auth/v1/user',
    ]);
  });

  it('asks before a link that nobody asked for here signs somebody in', async () => {
    const eve = await signUp(url, publishableKey);
    await eve.client.auth.resetPasswordForEmail(eve.email);
    rememberResetLink('ada@people.example');
    const { startSession, whoIsHere } = await open(await findMailLink(url, eve.email));
    const { otherAccount, isRecovery } = await startSession();
    expect(otherAccount).toMatchObject({ mine: null, theirs: eve.email });
    expect(isRecovery).toBe(false);
    expect(await whoIsHere()).toBeUndefined();
    expect(await otherAccount?.accept()).toBeNull();
    expect(await whoIsHere()).toBe(eve.email);
  });

  it('leaves nothing behind of a link that the person does not want', async () => {
    const eve = await signUp(url, publishableKey);
    await eve.client.auth.resetPasswordForEmail(eve.email);
    const { startSession, whoIsHere } = await open(await findMailLink(url, eve.email));
    const { answerOtherAccount } = await import('./start-session.ts');
    const { otherAccount } = await startSession();
    if (!otherAccount) throw new Error('Nobody was asked');
    const { linkError } = await answerOtherAccount(otherAccount, false);
    expect(linkError?.message).toMatch(/You are not signed in to it/);
    expect(await whoIsHere()).toBeUndefined();
  });

  it('asks only once about a link that was asked for here', async () => {
    const { email } = await signUp(url, publishableKey);
    rememberResetLink(email);
    const openNext = async () => {
      await createTestClient(url, publishableKey).auth.resetPasswordForEmail(email);
      const { startSession } = await open(await findMailLink(url, email));
      return (await startSession()).otherAccount;
    };
    expect(await openNext()).toBeNull();
    localStorage.clear();
    expect(await openNext()).toMatchObject({ theirs: email });
  });

  it('is let in by the link of a sign-up that this browser made', async () => {
    const { email, link } = await signUpInThisBrowser();
    const { startSession, whoIsHere } = await open(link);
    expect(await startSession()).toEqual(noLink);
    expect(await whoIsHere()).toBe(email);
  });

  it('waits for the password in any other browser, and confirms nothing without it', async () => {
    const { email, link } = await signUpInThisBrowser();
    localStorage.clear();
    const { startSession, whoIsHere } = await open(link);
    const { signUpLink, ...rest } = await startSession();
    expect([signUpLink?.type, rest.linkError]).toEqual(['signup', null]);
    expect(await whoIsHere()).toBeUndefined();
    const { finishSignUp } = await import('./start-session.ts');
    const signIn = (password: string) =>
      createTestClient(url, publishableKey).auth.signInWithPassword({ email, password });
    await finishSignUp('Wrong-Horse-7');
    expect((await signIn('Analytical!1843')).error?.code).toBe('email_not_confirmed');
    await finishSignUp('Analytical!1843');
    expect((await signIn('Analytical!1843')).error).toBeNull();
  });

  it('knows who is here by the new address when its mail’s link is opened', async () => {
    await signIn();
    const email = `${crypto.randomUUID()}@people.example`;
    await getSupabase().auth.updateUser({ email });
    const { startSession, whoIsHere } = await open(await findMailLink(url, email));
    expect(await startSession()).toEqual({ ...noLink, addressChange: 'done' });
    expect(await whoIsHere()).toBe(email);
  });

  it('changes nobody’s address when another account’s link is opened, or nobody is signed in', async () => {
    const grace = await signUp(url, publishableKey);
    const email = `${crypto.randomUUID()}@people.example`;
    await grace.client.auth.updateUser({ email });
    const link = await findMailLink(url, email);
    const visitor = await open(link);
    expect((await visitor.startSession()).addressLink).not.toBeNull();
    expect(visitor.network.requests).toEqual([]);
    const ada = await signIn();
    const { startSession, whoIsHere } = await open(link);
    expect((await startSession()).linkError?.message).toMatch(
      /^This link works only where you are/,
    );
    expect(await whoIsHere()).toBe(ada.email);
    const { data } = await grace.client.auth.refreshSession();
    expect(data.user?.email).toBe(grace.email);
  });

  it('opens the link of a new address once its account has been signed in to', async () => {
    const ada = await signUp(url, publishableKey);
    const email = `${crypto.randomUUID()}@people.example`;
    await ada.client.auth.updateUser({ email });
    const { whoIsHere } = await open(await findMailLink(url, email));
    const { finishAddressChange, startSession } = await import('./start-session.ts');
    await startSession();
    const { getSupabase } = await import('#app/backend/supabase.ts');
    await getSupabase().auth.signInWithPassword(ada);
    const answers = await Promise.all([finishAddressChange(), finishAddressChange()]);
    expect(answers).toEqual(Array(2).fill({ ...noLink, addressChange: 'done' }));
    expect(await whoIsHere()).toBe(email);
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
