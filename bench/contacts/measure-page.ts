import type { CDPSession, Page } from '@playwright/test';

/** Time between keys of somebody who types fast, in milliseconds. */
const KEY_PAUSE_MS = 120;
const SCROLL_STEP_PX = 600;
const SCROLL_STEPS = 150;

/** Milliseconds from the last answer with contacts to the first card on the page. */
export async function measureFirstCards(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(1_000);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listitem] h3')) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('first-cards'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-cards').length > 0);
  return page.evaluate(() => {
    const shown = performance.getEntriesByName('first-cards')[0]?.startTime ?? 0;
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/business_card_records'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end <= shown);
    return shown - Math.max(...answers);
  });
}

/** Milliseconds of scripting that each key costs, from the key to when the page rests. */
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

/** Milliseconds between frames while the list is scrolled by the wheel. */
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
