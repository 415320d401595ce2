import { frameRectangle } from '../find-cards/card-frame.ts';
import type { CardText } from '../find-cards/card-text.ts';
import { onPhotograph } from '../find-cards/frame-to-photograph.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import type { CardReading } from '../reading.ts';
import { eachPerson } from './each-person.ts';
import { joinPanelTexts, joinSides } from './join-sides.ts';
import { saysSomething } from './says-something.ts';
import { understandCard } from './understand-card.ts';
import { withoutBackground } from './without-background.ts';

/**
 * What the cards of one picture say, a reading for each person, in pixels of the photograph; none where nothing says
 * who somebody is or how to reach them.
 */
export async function understandPicture(
  cards: readonly CardText[],
  network: NeuralModel,
): Promise<CardReading[]> {
  const readings: CardReading[] = [];
  for (const { lines, frame, outlined, unreadable, qrPayloads } of cards) {
    const quad = outlined ? frameRectangle(frame) : null;
    const reading = await understandCard(lines, { quad, qrPayloads, unreadable }, network);
    readings.push({
      ...onPhotograph(reading, frame),
      ...(unreadable.length > 0 && { unreadable }),
    });
  }
  return withoutBackground(joinSides(joinPanelTexts(readings)))
    .filter(saysSomething)
    .flatMap(eachPerson);
}
