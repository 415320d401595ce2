import { normalizeText } from '../normalize.ts';
import titles from './name-titles.json' with { type: 'json' };

const HEADERS = new Set(titles.headers.map(normalizeText));
const SALUTATIONS = new Set(titles.salutations);
const NAME_TITLES = new Set([...titles.salutations, ...titles.degrees]);

/** Whether a header says no more than “title”, which may be that of a name or that of a job. */
export function isBareTitle(header: string): boolean {
  return HEADERS.has(normalizeText(header));
}

/** Whether a normalized text holds nothing but “Dr.”, “Mr.” and the like. */
export function isNameTitle(text: string): boolean {
  return text.split(' ').every((word) => NAME_TITLES.has(word));
}

/** “Herr Dr.” → “Dr.”: what stands before a name on a card. */
export function withoutSalutation(prefix: string): string {
  const words = prefix.split(/\s+/);
  return words.filter((word) => !SALUTATIONS.has(normalizeText(word))).join(' ');
}
