import type { ReadingStep } from './card-reader.ts';
import { CardReaderError } from './card-reader-error.ts';
import { assignText } from './find-cards/assign-text.ts';
import { findCardCandidates } from './find-cards/card-candidates.ts';
import type { CardText } from './find-cards/card-text.ts';
import { codesOfCards } from './find-cards/codes-of-cards.ts';
import { fastEdgeStrength } from './find-cards/fast-edge-strength.ts';
import { joinPanelWithRest } from './find-cards/join-panel-with-rest.ts';
import { partWithCards } from './find-cards/part-with-cards.ts';
import type { TextGroup } from './find-cards/text-group.ts';
import { findText, forDetector } from './find-lines/find-text.ts';
import type { RgbImage } from './geometry.ts';
import { MOST_LINES_OF_PICTURE } from './limits.ts';
import type { Engine } from './models/engine.ts';
import { type FlatText, readCardText } from './read-card-text.ts';

/** The long side of the picture for the detector, in pixels: docs/reading/finding.md. */
const DETECTOR_LONG_SIDE = 960;

/**
 * The text of every card on the picture, at least one.
 * @throws CardReaderError `no_text_found`, `script_not_read`, `too_much_text`
 */
export async function readCardTexts(
  image: RgbImage,
  engine: Engine,
  onStep: (step: ReadingStep) => void = () => {},
): Promise<CardText[]> {
  onStep('find cards');
  const picture = forDetector(image, DETECTOR_LONG_SIDE);
  const candidates = findCardCandidates(picture, image, fastEdgeStrength);
  const part = await partWithCards(picture, image, candidates, engine.detector);
  onStep('find text');
  const regions = await findText(picture, image, engine.detector, part);
  if (regions.length === 0) throw noText();
  if (regions.length > MOST_LINES_OF_PICTURE) throw tooMuchText();
  const groups = assignText(candidates, regions, image);
  onStep('read text');
  const read: { group: TextGroup; text: FlatText }[] = [];
  const unreadable: string[] = [];
  for (const group of groups) {
    const text = await readCardText(image, group, picture.width / image.width, engine);
    if (text.lines.length > 0) read.push({ group, text });
    else unreadable.push(...text.unreadable);
  }
  if (read.length === 0) throw noText(unreadable);
  // A code on a white square looks like a card, until nothing is read on it.
  const codes = codesOfCards(
    await engine.readQrCodes(image),
    read.map(({ group }) => group),
  );
  return joinPanelWithRest(
    read.map(({ group, text }, i) => ({
      ...text,
      outlined: group.quad !== null,
      qrPayloads: codes[i] ?? [],
    })),
  );
}

function tooMuchText(): CardReaderError {
  return new CardReaderError('too_much_text', 'There is more text than cards have.');
}

/**
 * The error for a picture with nothing that a card would say, or nothing in letters that we read.
 *
 * @param unreadable scripts that were recognized but not read
 */
export function noText(unreadable: readonly string[] = []): CardReaderError {
  if (unreadable.length === 0)
    return new CardReaderError('no_text_found', 'No text was found on the picture.');
  const scripts = [...new Set(unreadable)];
  return new CardReaderError('script_not_read', `The picture is in ${scripts.join(', ')}.`, {
    scripts,
  });
}
