import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { SESSION_STORAGE_KEY } from '../apps/web/app/backend/stored-session.ts';

interface Fixtures {
  /** A person of their own for this test, with a confirmed address. */
  person: Person;
  /** A second person, for tests of what one must not see of the other. */
  stranger: Person;
  /** Puts a person's session into the page's browser, as signing in does, before the first visit. */
  signIn(person: Person): Promise<void>;
  /** Keeps the service worker off, unless a test asks for it. */
  withoutServiceWorker: undefined;
  /** Names a console error or warning that this test causes on purpose. */
  allowConsole(pattern: RegExp): void;
  /** Fails when axe finds anything on the page as it stands, in the dark or by day. */
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
          // Once for each tab, so that a test that signs out or spoils the session does not get it back.
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
        // As in a browser that has none; Playwright's own way leaves a warning on the console.
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

/** The rules that depend on colors; the others find by night what they find by day. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What axe finds. Run in the page itself: its adapter for Playwright opens a second one for each look. */
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

/** Runs in the page. Things that still fade or slide have the contrast of neither end. */
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

/** The widths that every screen is looked at: a phone and a desk. */
export const widths = [390, 1280] as const;
