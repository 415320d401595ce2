import type { BrowserContext } from '@playwright/test';

/**
 * Takes the network from pages, which notice it, and from the service worker, whose requests only a route can stop.
 */
export async function cutNetwork(browser: BrowserContext): Promise<void> {
  await browser.route('**/*', (route) => route.abort('internetdisconnected'));
  await browser.setOffline(true);
}

export async function restoreNetwork(browser: BrowserContext): Promise<void> {
  await browser.unroute('**/*');
  await browser.setOffline(false);
}
