import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { expect, type Page } from '@playwright/test';

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A clean picture of a sample card, as a file for an input. */
export async function drawPictureFile(index: number, name = `card-${index}.jpg`): Promise<Picture> {
  const { jpeg } = await drawSampleCard(index);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) };
}

/** Opens Process Business Cards and waits until the day's quota is known. */
export async function openScanning(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText('Resets daily at midnight UTC')).toBeVisible();
}

export async function choose(page: Page, ...pictures: Picture[]): Promise<void> {
  await page.getByLabel('Choose pictures of business cards').setInputFiles(pictures);
}

export async function processCards(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Process ${count} Card(s)` }).click();
}

/** The row of a file in the Processing Status card. */
export function fileRow(page: Page, fileName: string) {
  return page
    .getByRole('list', { name: 'Processing Status' })
    .getByRole('listitem')
    .filter({ hasText: fileName });
}
