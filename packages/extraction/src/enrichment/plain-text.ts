import { decodeHTML } from 'entities';

/** Search engines mark the found words with tags and write some characters as entities. */
export function plainText(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
