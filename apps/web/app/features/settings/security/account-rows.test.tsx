import { createTestClient } from '@cardsift/backend/testing/sign-up';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { type Network, watchNetwork } from '#testing/watch-network.ts';
import { EmailRow } from './email-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

const newPassword = 'Difference-Engine-2';

let ada: SignedIn;
let network: Network;
beforeEach(async () => {
  ada = await signIn();
  network = watchNetwork();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function canSignIn(email: string, password: string): Promise<boolean> {
  const { url, publishableKey } = inject('backend');
  const { error } = await createTestClient(url, publishableKey).auth.signInWithPassword({
    email,
    password,
  });
  return error === null;
}

/** What a hosted project answers, and ours never does. */
const refusal = (error_code: string, status = 422) =>
  Response.json({ code: status, error_code, msg: error_code }, { status });

describe('the password', () => {
  async function fill(
    user: UserEvent,
    typed: { current?: string; chosen?: string; confirmation?: string } = {},
  ) {
    const { current = ada.password, chosen = newPassword, confirmation = chosen } = typed;
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(await screen.findByLabelText('Current Password'), current);
    await user.type(screen.getByLabelText('New Password'), chosen);
    await user.type(screen.getByLabelText('Confirm New Password'), confirmation);
    await submit(user);
  }

  const submit = async (user: UserEvent) => {
    const buttons = screen.getAllByRole('button', { name: 'Change password' });
    await user.click(buttons.at(-1) as HTMLElement);
  };

  const show = () => renderPage(<PasswordRow />, { user: ada.user });

  it('is changed by who knows the old one', async () => {
    const { user } = show();
    await fill(user);
    await screen.findByText('Password changed');
    expect(await canSignIn(ada.email, newPassword)).toBe(true);
  });

  it.each([
    ['a wrong old one', { current: 'Wrong-Horse-7' }, 'The current password is not right.'],
    ['another one the second time', { confirmation: 'Wrong-Horse-7' }, "Passwords don't match"],
  ])('is not changed with %s', async (_, values, problem) => {
    const { user } = show();
    await fill(user, values);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(await canSignIn(ada.email, ada.password)).toBe(true);
  });

  it('is not changed to one that is longer than the server takes, and says so', async () => {
    const { user } = show();
    await fill(user, { chosen: `${newPassword}-${'xy'.repeat(27)}` });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Please choose a password/);
    expect(screen.getByText(/^Password must be at most 72 characters long/)).toBeTruthy();
    expect(await canSignIn(ada.email, ada.password)).toBe(true);
  });

  it('is changed with a code from a mail where the backend wants one', async () => {
    let asked = 0;
    network.fault = ({ route, body }) => {
      if (route === 'GET /auth/v1/reauthenticate') {
        asked += 1;
        return Response.json({});
      }
      const { nonce } = (body ?? {}) as { nonce?: string };
      return route === 'PUT /auth/v1/user' && !nonce
        ? refusal('reauthentication_needed')
        : undefined;
    };
    const { user } = show();
    await fill(user);
    await user.type(await screen.findByLabelText('Code from the mail we sent you'), ' 123456');
    expect(asked).toBe(1);
    network.fault = ({ body }) =>
      (body as { nonce?: string })?.nonce === '123456' ? Response.json(ada.user) : undefined;
    await submit(user);
    await screen.findByText('Password changed');
  });
});

describe('the authenticator app', () => {
  const startSetUp = async (password: string) => {
    const { user } = renderPage(<TwoFactorRow />, { user: ada.user });
    const button = await screen.findByRole('button', { name: 'Set up' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await user.type(await screen.findByLabelText('Current Password'), password);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };
  const asked = () => network.requests.map(({ route }) => route);

  it('is not set up by whoever does not know the password', async () => {
    await startSetUp('Wrong-Horse-7');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The current password is not right.',
    );
    expect(asked()).not.toContain('POST /auth/v1/factors');
  });

  it('shows its code to whoever does', async () => {
    await startSetUp(ada.password);
    await screen.findByLabelText('Six digits');
    expect(asked().filter((route) => /^(PUT|POST)/.test(route))).toEqual([
      'PUT /auth/v1/user',
      'POST /auth/v1/factors',
    ]);
  });
});

describe('the address', () => {
  async function ask(user: UserEvent, email: string) {
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.type(await screen.findByLabelText('New Email'), email);
    await user.type(screen.getByLabelText('Current Password'), ada.password);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  const show = () => renderPage(<EmailRow />, { user: ada.user });

  it('waits for the link, and says where that went', async () => {
    const email = `${crypto.randomUUID()}@people.example`;
    const { user } = show();
    await ask(user, email);
    await screen.findByText(`We sent a link to ${email}. Nothing changes until it is opened.`);
    expect(await canSignIn(ada.email, ada.password)).toBe(true);
  });

  it('is another one than now', async () => {
    const { user } = show();
    await ask(user, ada.email);
    expect((await screen.findByRole('alert')).textContent).toBe('This is your address already.');
  });

  it('is not given away where a hosted project says that it is taken', async () => {
    network.fault = ({ route }) =>
      route === 'PUT /auth/v1/user' ? refusal('email_exists') : undefined;
    const { user } = show();
    await ask(user, 'grace@people.example');
    await screen.findByText(/^We sent a link to grace@people\.example\./);
  });
});
