/**
 * Draws the held-out cards of authors as scans, for `judge.ts --pictures FOLDER`, which judges how lines are understood
 * as they are read: `npx node training/understanding/draw-held-out.ts --to FOLDER [--every 5] [--countries cn,jp]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '@cardsift/invented-cards/random';
import { flatCard, openBrowser } from '../../bench/designs/flat-cards.ts';
import { scanCard } from '../../bench/designs/take-pictures.ts';
import { idOf } from './written/judge-written.ts';
import type { WrittenCard } from './written/parse-written-card.ts';
import { boxOf } from './written/place-written-card.ts';
import { readWrittenCards } from './written/read-written-cards.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    every: { type: 'string', default: '5' },
    countries: { type: 'string' },
  },
});
if (!values.to) throw new Error('--to which folder?');

const FAMILIES = [
  'Lato',
  'Open Sans',
  'Carlito',
  'Caladea',
  'EB Garamond',
  'Liberation Sans',
  'Liberation Serif',
  'Noto Sans',
  'Noto Serif',
  'Roboto Slab',
  'Vollkorn',
  'DejaVu Sans',
  'Cantarell',
  'Quicksand',
  'Cabin',
];
const FALLBACK = '"Noto Sans CJK JP", "Noto Sans"';

const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

function pageOf(card: WrittenCard, random: Random): string {
  const isDark = random.chance(0.15);
  const fonts = [random.pick(FAMILIES), random.pick(FAMILIES)];
  const largest = Math.max(...card.lines.map(({ points }) => points));
  const lines = card.lines.map((line) => {
    const { left, right, top } = boxOf(line);
    const font = line.points === largest ? fonts[0] : fonts[1];
    const weight = line.points > 9 && random.chance(0.4) ? 700 : 400;
    // The text is set as wide as its author placed it, within a quarter.
    return `<text x="${left}" y="${top + line.points * 0.3}" font-size="${line.points * 0.3528}" font-family='"${font}", ${FALLBACK}' font-weight="${weight}" textLength="${right - left}" lengthAdjust="spacingAndGlyphs">${escaped(line.text)}</text>`;
  });
  const [paper, ink] = isDark ? ['#1d2a3a', '#f4f1ea'] : ['#fdfcf8', '#1b1b1b'];
  const size = `${card.width}mm`;
  return `<!doctype html><meta charset="utf-8"><body style="margin:0"><div class="card" style="width:${size};height:${card.height}mm;background:${paper}"><svg style="display:block" width="${size}" height="${card.height}mm" viewBox="0 0 ${card.width} ${card.height}" fill="${ink}">${lines.join('')}</svg></div>`;
}

await mkdir(values.to, { recursive: true });
const browser = await openBrowser();
try {
  const countries = values.countries?.split(',');
  const cards = readWrittenCards('held').filter(
    ({ country }) => countries?.includes(country) ?? true,
  );
  for (let i = 0; i < cards.length; i += Number(values.every)) {
    const card = cards[i] as WrittenCard;
    const random = createRandom(i + 1);
    const file = join(values.to, `${idOf(card)}.html`);
    await writeFile(file, pageOf(card, random));
    await writeFile(
      join(values.to, `${idOf(card)}.png`),
      await scanCard(random, await flatCard(browser, file)),
    );
  }
} finally {
  await browser.close();
}
