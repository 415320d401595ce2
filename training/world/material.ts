import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../understanding/material/', import.meta.url);

/** What teaches understanding: for each country its ISO code and what cards say there. */
export const material = readdirSync(folder).map((file) => ({
  ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  code: file.slice(0, 2).toUpperCase(),
}));

/** Every text within, whatever holds it. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}
