import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { operator, type SignedIn, signIn } from '#testing/sign-in.ts';
import { PricingPage } from './pricing-page.tsx';

describe('to somebody who is signed in', () => {
  let ada: SignedIn;
  beforeEach(async () => {
    ada = await signIn();
    document.documentElement.dataset.session = 'stored';
    return () => delete document.documentElement.dataset.session;
  });

  test('a free account is told that it has the free plan, and offered Pro', async () => {
    renderPage(<PricingPage />, { user: ada.user });
    await screen.findByText('Your plan');
    expect(screen.queryByRole('link', { name: 'Start free' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade to Pro' })).toBeTruthy();
    expect(screen.getByText('Most Popular')).toBeTruthy();
  });

  test('a Pro account is told so, and asked to upgrade nowhere', async () => {
    const users = operator().from('users');
    await users.update({ is_premium: true }).eq('id', ada.id).throwOnError();
    renderPage(<PricingPage />, { user: ada.user });
    await screen.findByText('Your plan');
    expect(screen.queryByText('Upgrade to Pro')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Start free' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Ready for Pro?' })).toBeNull();
  });
});

/** Shows /pro as it is built for an operator who named this address, or none. */
async function showPricing(address: string) {
  vi.stubEnv('SUPPORT_EMAIL', address);
  vi.resetModules();
  const { PricingPage } = await import('./pricing-page.tsx');
  renderPage(<PricingPage />, { user: null });
}

test('support is written to where the operator named an address', async () => {
  await showPricing('help@cards.example');
  const upgrade = 'mailto:help@cards.example?subject=Upgrade%20to%20Pro';
  for (const name of ['Upgrade to Pro', '$4.99 per month', '$49 per year', 'help@cards.example']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(upgrade);
  }
  expect(
    screen.getByRole('link', { name: 'Ask for a custom export' }).getAttribute('href'),
  ).toContain('subject=Custom%20CSV%20export%20for%20the%20Pro%20plan');
});

test('without one, nobody is sent to an address that nobody reads', async () => {
  await showPricing('');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((href) => href?.startsWith('mailto:'))).toEqual([]);
  expect(screen.getAllByText(/Ask the operator of this server/)).toHaveLength(3);
});
