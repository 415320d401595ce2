import type { ReadingStep } from './card-reader.ts';
import { CardReaderError } from './card-reader-error.ts';
import type { Quad, RgbImage } from './geometry.ts';
import type { Engine } from './models/engine.ts';
import type { TextLine } from './reading.ts';
import { readTextLines } from './text-lines/read-text-lines.ts';

/** What stands on one card, before anyone asks what it means. */
export interface CardText {
  lines: TextLine[];
  /** The card's outline; null when no edge was found. */
  quad: Quad | null;
  /** The texts of its QR codes. */
  qrPayloads: string[];
}

/**
 * The text of every card on the picture, at least one.
 * @throws CardReaderError `no_text_found`
 */
export async function readCardTexts(
  image: RgbImage,
  engine: Engine,
  onStep: (step: ReadingStep) => void = () => {},
): Promise<CardText[]> {
  onStep('read text');
  const lines = await readTextLines(image, engine);
  if (lines.length === 0) {
    throw new CardReaderError('no_text_found', 'No text was found on the picture.');
  }
  return [{ lines, quad: null, qrPayloads: await engine.readQrCodes(image) }];
}
