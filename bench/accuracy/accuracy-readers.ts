import type { BenchReader } from '../peers/bench-reader.ts';
import { createCardsift } from '../peers/cardsift.ts';
import { readByRegularExpressions } from '../peers/regular-expressions.ts';
import { findTesseractCli } from '../peers/tesseract-cli.ts';
import { createTesseractJs } from '../peers/tesseract-js.ts';

export const readerNames = ['cardsift', 'regular expressions', 'tesseract.js', 'tesseract'];

/** The readers with these names; a peer that is not installed is left out and said so. */
export async function createReaders(names: string[]): Promise<BenchReader[]> {
  const readers: BenchReader[] = [];
  for (const name of names) {
    const reader = await createReader(name);
    if (reader === undefined) console.error(`${name} is not installed and left out`);
    else readers.push(reader);
  }
  return readers;
}

async function createReader(name: string): Promise<BenchReader | undefined> {
  switch (name) {
    case 'cardsift':
      return createCardsift();
    case 'regular expressions':
      return overOwnLines(await createCardsift());
    case 'tesseract.js':
      return createTesseractJs();
    case 'tesseract':
      return findTesseractCli();
    default:
      throw new Error(`«${name}» is none of ${readerNames.join(', ')}`);
  }
}

function overOwnLines(own: BenchReader): BenchReader {
  return {
    ...own,
    name: 'regular expressions',
    async read(jpeg) {
      const readings = await own.read(jpeg);
      return readings.map(({ lines }) => readByRegularExpressions(lines));
    },
  };
}
