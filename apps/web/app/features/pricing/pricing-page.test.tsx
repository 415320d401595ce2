import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';

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
