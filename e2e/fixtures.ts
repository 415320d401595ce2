import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/session-mark.ts';

interface Fixtures {
  /** A new person for this test, with a confirmed address. */
  person: Person;
  /** A second person, for tests of what people must not see of each other. */
  stranger: Person;
  /** Puts a person's session into the page's browser before the first visit, as signing in does. */
  signIn(person: Person): Promise<void>;
  /** Disables the service worker, unless a test asks for it. */
  withoutServiceWorker: undefined;
  /** Allows a console error or warning that this test causes on purpose. */
  allowConsole(pattern: RegExp): void;
  /** Fails if axe finds a problem on the current page, in the dark or the light color scheme. */
  expectAccessible(page: Page): Promise<void>;
}

const publishableKey = process.env.E2E_PUBLISHABLE_KEY ?? '';

export const test = base.extend<Fixtures>({
  person: async ({ baseURL }, use) => use(await signUp(baseURL ?? '', publishableKey)),
  stranger: async ({ baseURL }, use) => use(await signUp(baseURL ?? '', publishableKey)),
  signIn: async ({ context, baseURL }, use) =>
    use(async ({ client }) => {
      const { data } = await client.auth.getSession();
      await context.addInitScript(
        ([origin, key, session]) => {
          // Once per tab, so that a test that signs out or breaks the session does not get it back.
          if (location.origin !== origin || sessionStorage.getItem('signed-in')) return;
          sessionStorage.setItem('signed-in', 'yes');
          localStorage.setItem(key, session);
        },
        [baseURL ?? '', SESSION_STORAGE_KEY, JSON.stringify(data.session)] as const,
      );
    }),
  withoutServiceWorker: [
    async ({ context, serviceWorkers }, use) => {
      if (serviceWorkers === 'block') {
        // As in a browser without service workers. Playwright's own option leaves a warning in the
        // console.
        await context.addInitScript(() =>
          Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
        );
      }
      await use(undefined);
    },
    { auto: true },
  ],
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const printed: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) printed.push(message.text());
      });
      context.on('weberror', ({ error }) => printed.push(error().stack ?? error().message));
      await use((pattern) => allowed.push(pattern));
      const unexpected = printed.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors and warnings on the console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  expectAccessible: async ({}, use) =>
    use(async (page) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        // While a notice fades, its contrast is too low for axe.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(nextDrawing);
        await expect.poll(() => page.evaluate(movingParts), 'what still moves').toEqual([]);
        const found = await findBarriers(page, colorScheme === 'dark' ? OF_COLORS : undefined);
        expect(found, `accessibility violations, ${colorScheme}`).toEqual([]);
      }
    }),
});

/** The rules that depend on colors. Only these are run again for the dark scheme. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The problems that axe finds. It runs in the page itself, because its adapter for Playwright opens a
 * second page each time.
 */
async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...runOnly }),
    rules && { runOnly: rules },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs in the page. Waits until the colors of another scheme are drawn. */
function nextDrawing(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/**
 * Runs in the page. Elements that are still fading or sliding have neither the first nor the last
 * contrast.
 */
function movingParts(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (endless || playState !== 'running') return [];
    const what = animation instanceof CSSTransition ? animation.transitionProperty : 'animation';
    const element = effect instanceof KeyframeEffect ? effect.target?.tagName.toLowerCase() : '';
    return [`${what} of ${element}`];
  });
}

export { expect };

/** The widths at which every screen is tested: a phone and a desktop. */
export const widths = [390, 1280] as const;
