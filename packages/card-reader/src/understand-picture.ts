import { frameRectangle } from './find-cards/card-frame.ts';
import type { CardText } from './find-cards/card-text.ts';
import { onPhotograph } from './find-cards/frame-to-photograph.ts';
import type { NeuralModel } from './models/neural-model.ts';
import type { CardReading } from './reading.ts';
import { joinPanelTexts, joinSides } from './sides/join-sides.ts';
import { saysSomething } from './sides/says-something.ts';
import { withoutBackground } from './sides/without-background.ts';
import { eachPerson } from './understand/contact/each-person.ts';
import { understandCard } from './understand/understand-card.ts';

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
