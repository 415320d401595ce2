import { normalizeText } from '../normalize-values.ts';
import titles from './name-titles.json' with { type: 'json' };

const HEADERS = new Set(titles.headers.map(normalizeText));
const SALUTATIONS = new Set(titles.salutations);
const NAME_TITLES = new Set([...titles.salutations, ...titles.degrees]);

/** Whether a header says just “title”, which may mean an honorific or a job. */
export function isBareTitle(header: string): boolean {
  return HEADERS.has(normalizeText(header));
}

/** Whether a normalized text is nothing but “Dr.”, “Mr.” and the like. */
export function isNameTitle(text: string): boolean {
  return text.split(' ').every((word) => NAME_TITLES.has(word));
}

/** “Herr Dr.” → “Dr.”, as it is printed before a name. */
export function withoutSalutation(prefix: string): string {
  const words = prefix.split(/\s+/);
  return words.filter((word) => !SALUTATIONS.has(normalizeText(word))).join(' ');
}
