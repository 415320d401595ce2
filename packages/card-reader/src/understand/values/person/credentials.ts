import { credentials, honorifics } from '../../lexicon/word-lists.ts';

/** “BComm”, “MEd”, “BSocSc”: bachelors and masters of whatever. */
const DEGREE =
  /^[bm](?:a|sc|socsc|comm?|eng|ed|mus|bus|arch|pharm|phil|tech|admin|econ?|fin|acc|cs|ls|la|des|fa|stat|nurs|vb|vsc|hsc|appsc|cl|aiasc|pol)(?:hons)?$/;

const bare = (word: string) =>
  word
    .toLowerCase()
    // NFKD: “Mª” is María, and not the M. of Monsieur.
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '');

export function isCredential(word: string): boolean {
  return (
    credentials.has(bare(word)) || DEGREE.test(bare(word)) || /^(?:[A-Z]\.){2,4}[A-Z]?$/.test(word)
  );
}

export function isHonorific(word: string): boolean {
  return honorifics.has(bare(word));
}
