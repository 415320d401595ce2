// @module-tag process
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { strangerCards } from '../strangers/stranger-card.ts';
import { drawSet } from './draw-set.ts';
import { flatCard, openBrowser } from './flat-cards.ts';

/** A blue card on a red page, a fraction of a pixel away from its corner. */
const CARD = `<!DOCTYPE html><meta charset="utf-8"><style>
body { margin: 3.3mm; background: #f00 }
.card { width: 20mm; height: 12mm; background: #00f; color: #fff; font: 8pt sans-serif }
</style><div class="card">Ada Made-Up</div>`;

const TRUTH = [
  {
    id: '01',
    country: 'GB',
    persons: [{ names: ['Ada Made-Up'], titles: [] }],
    organizations: [],
    emails: [],
    mainPhones: [],
    phones: [],
    website: null,
  },
];

function whyNoBrowser(): string | undefined {
  try {
    findBrowser();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const reason = whyNoBrowser();

describe.skipIf(reason)(`drawSet${reason ? ` (${reason})` : ''}`, () => {
  let browser: Browser;
  let folder: string;
  let drawn: string;

  beforeAll(async () => {
    browser = await openBrowser();
    folder = join(await mkdtemp(join(tmpdir(), 'designs-')), 'made-up');
    await mkdir(folder);
    await writeFile(join(folder, '01.html'), CARD);
    await writeFile(join(folder, 'truth.json'), JSON.stringify(TRUTH));
    drawn = join(folder, 'drawn');
    await drawSet(browser, folder, drawn);
  });
  afterAll(() => browser?.close());

  it('draws a scan at 300 dpi, a photograph of a phone’s size, and copies the truth', async () => {
    expect(await strangerCards(drawn)).toEqual(await strangerCards(folder));
    const scan = await sharp(join(drawn, 'scan-01.png')).metadata();
    // 20 mm are 236 pixels, and the scanner's lid adds up to a seventh.
    expect(scan.width).toBeGreaterThanOrEqual(236);
    expect(scan.width).toBeLessThanOrEqual(276);
    expect(scan.width / scan.height).toBeCloseTo(20 / 12, 1);
    const photo = await sharp(join(drawn, 'photo-01.jpg')).metadata();
    expect(photo.format).toBe('jpeg');
    expect(photo.width).toBeGreaterThanOrEqual(1600);
    expect(photo.width).toBeLessThanOrEqual(2400);
    expect(photo.width / photo.height).toBeCloseTo(4 / 3, 2);
  });

  it('draws the same pictures each time', async () => {
    const again = join(folder, 'again');
    expect(await drawSet(browser, folder, again)).toBe(1);
    for (const picture of ['scan-01.png', 'photo-01.jpg']) {
      const [first, second] = await Promise.all([
        readFile(join(drawn, picture)),
        readFile(join(again, picture)),
      ]);
      expect(first.equals(second), picture).toBe(true);
    }
  });

  it('crops the card at its edges, without the page around it', async () => {
    const card = await flatCard(browser, join(folder, '01.html'));
    expect(card.width).toBeCloseTo(20, 1);
    expect(card.height).toBeCloseTo(12, 1);
    const flat = card.draw(10);
    const { data } = flat.getContext('2d').getImageData(0, 0, flat.width, flat.height);
    const reds = data.filter((_, i) => i % 4 === 0);
    const blues = data.filter((_, i) => i % 4 === 2);
    expect([flat.width, flat.height]).toEqual([200, 120]);
    // White letters are as blue as the card. A red edge is not.
    expect(Math.min(...blues)).toBeGreaterThan(200);
    expect(reds[0]).toBeLessThan(50);
  });

  it('refuses a page that does not have exactly one card', async () => {
    const file = join(folder, 'two.html');
    await writeFile(file, '<div class="card">a</div><div class="card">b</div>');
    await expect(flatCard(browser, file)).rejects.toThrow('strict mode violation');
  });
});
