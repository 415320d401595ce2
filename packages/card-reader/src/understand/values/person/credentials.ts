import { credentials, honorifics } from '../../lexicon/word-lists.ts';

const bare = (word: string) =>
  word
    .toLowerCase()
    // NFKD: “Mª” is María, and not the M. of Monsieur.
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '');

export function isCredential(word: string): boolean {
  return credentials.has(bare(word));
}

export function isHonorific(word: string): boolean {
  return honorifics.has(bare(word));
}
