import type { CardReading } from '@cardsift/card-reader/reading';
import type { BenchReader } from '../peers/bench-reader.ts';
import { createCardsift } from '../peers/cardsift.ts';
import { readByRegularExpressions } from '../peers/regular-expressions.ts';
import { findTesseractCli } from '../peers/tesseract-cli.ts';
import { createTesseractJs } from '../peers/tesseract-js.ts';

export const READER_NAMES = ['cardsift', 'regular expressions', 'tesseract.js', 'tesseract'];

/**
 * The readers with these names. A peer that is not installed is left out with a message.
 *
 * @throws Error for a name that is not in `READER_NAMES`
 */
export async function createReaders(names: string[]): Promise<BenchReader[]> {
  const unknown = names.find((name) => !READER_NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${READER_NAMES.join(', ')}`);
  const readers: BenchReader[] = [];
  if (names.includes('cardsift') || names.includes('regular expressions')) {
    const own = readOnce(await createCardsift());
    if (names.includes('cardsift')) readers.push(own);
    if (names.includes('regular expressions')) readers.push(overLinesOf(own));
  }
  if (names.includes('tesseract.js')) readers.push(await createTesseractJs());
  if (names.includes('tesseract')) {
    const command = findTesseractCli();
    if (command === undefined) console.error('tesseract is not installed and left out');
    else readers.push(command);
  }
  return readers;
}

/** Reads once and frees once, however many callers ask. */
function readOnce(own: BenchReader): BenchReader {
  const readings = new WeakMap<Uint8Array, Promise<CardReading[]>>();
  let closed: Promise<void> | undefined;
  return {
    name: own.name,
    read(jpeg) {
      const reading = readings.get(jpeg) ?? own.read(jpeg);
      readings.set(jpeg, reading);
      return reading;
    },
    close() {
      closed ??= own.close();
      return closed;
    },
  };
}

function overLinesOf(own: BenchReader): BenchReader {
  return {
    name: 'regular expressions',
    async read(jpeg) {
      const readings = await own.read(jpeg);
      return readings.map(({ lines }) => readByRegularExpressions(lines));
    },
    close: () => own.close(),
  };
}
