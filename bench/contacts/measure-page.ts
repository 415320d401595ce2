import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds between the keystrokes of a fast typist. */
const KEY_PAUSE_MS = 120;
const SCROLL_STEP_PX = 600;
const SCROLL_STEPS = 150;

/** Milliseconds from navigation to the first card on the page, with cached files and no other cache. */
export async function measureFirstCards(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const isMarked = () => performance.getEntriesByName('first-cards').length > 0;
  // A check in every frame would make the page draw in every frame.
  await page.waitForFunction(isMarked, undefined, { polling: 100 });
  return page.evaluate(() => performance.getEntriesByName('first-cards')[0]?.startTime ?? 0);
}

/** Makes all later pages record when they drew their first card. */
export async function noteFirstCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listitem] h3')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first-cards'));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Milliseconds from a touch on a contact in the list until its page shows the name. */
export async function measureOpening(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const list = page.getByRole('list', { name: 'Contacts', exact: true });
  const link = list.getByRole('listitem').first().getByRole('heading').getByRole('link');
  await link.waitFor();
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const before = performance.now();
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== element.textContent) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - before));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
}

/** Milliseconds of processor time for scripts from each key until the page is idle again. */
export async function measureTyping(page: Page, cdp: CDPSession, text: string): Promise<number[]> {
  const costs: number[] = [];
  await page.getByRole('searchbox').focus();
  for (const key of text) {
    const before = await scriptMs(cdp);
    await page.keyboard.press(key === '<' ? 'Backspace' : key);
    await page.waitForTimeout(KEY_PAUSE_MS);
    costs.push((await scriptMs(cdp)) - before);
  }
  return costs;
}

/** Milliseconds between frames while the list is scrolled with the wheel. */
export async function measureScrolling(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const record = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    Object.assign(window, { frames });
  });
  await page.mouse.move(600, 500);
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}

async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}
