import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../understanding/material/', import.meta.url);

/** The material that trains understanding: each country's ISO code and what its cards say. */
export const material = readdirSync(folder).map((file) => ({
  ...JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  code: file.slice(0, 2).toUpperCase(),
}));

/** Every text inside a value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}
