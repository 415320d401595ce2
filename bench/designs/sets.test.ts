import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { strangerCards } from '../strangers/stranger-card.ts';

const sets = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it('finds the sets', () => {
  expect(sets.length).toBeGreaterThan(0);
});

describe.each(sets)('%s', (set) => {
  const folder = join(import.meta.dirname, set);

  it('has one page for each card in its truth, and no other', async () => {
    const ids = (await strangerCards(folder)).map(({ id }) => id);
    const pages = readdirSync(folder).filter((name) => name !== 'truth.json');
    expect(pages.sort()).toEqual(ids.map((id) => `${id}.html`).sort());
  });

  it('has pages that each contain one card and load nothing else', async () => {
    for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(folder, page), 'utf8');
      expect(html.match(/class="card[\s"]/g), page).toHaveLength(1);
      expect(html, page).not.toMatch(
        /<script|<link|@import|(?:src|href)="(?!#|data:)|url\((?!["']?(?:#|data:))/,
      );
    }
  });
});
