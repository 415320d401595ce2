import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createRandom, type Random } from '@cardsift/invented-cards/random';
import type { Browser } from '@playwright/test';
import { strangerCards } from '../strangers/stranger-card.ts';
import { flatCard } from './flat-cards.ts';
import { photographCard, scanCard } from './take-pictures.ts';

/**
 * Draws each card of a set as a scan and as a photograph, and copies the set's truth beside them. A
 * set and card always give the same pictures, whatever else is drawn.
 *
 * @param folder has `truth.json` and an `NN.html` for each of its cards
 * @returns the number of cards
 */
export async function drawSet(browser: Browser, folder: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const cards = await strangerCards(folder);
  for (const { id } of cards) {
    const card = await flatCard(browser, join(folder, `${id}.html`));
    const random = (kind: string) => randomOf(`${basename(folder)} ${kind}-${id}`);
    await writeFile(join(to, `scan-${id}.png`), await scanCard(random('scan'), card));
    await writeFile(join(to, `photo-${id}.jpg`), await photographCard(random('photo'), card));
  }
  // Written last, so that a folder with a truth has all its pictures.
  await copyFile(join(folder, 'truth.json'), join(to, 'truth.json'));
  return cards.length;
}

function randomOf(name: string): Random {
  return createRandom(createHash('sha256').update(name).digest().readUInt32BE());
}
