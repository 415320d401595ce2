import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { type PictureScript, scriptedPicture } from '@cardsift/extraction/testing/scripted-picture';

/** A photo on which the webhook's reader finds a card of somebody named like the file, and a motto. */
export function scriptedPhoto(fileName: string, script: Partial<PictureScript> = {}): File {
  const cards = [cardWithMotto(fileName.replace(/\.\w+$/, ''))];
  return new File([scriptedPicture({ cards, ...script })], fileName, { type: 'image/jpeg' });
}

function cardWithMotto(fullName: string) {
  const { contact, reading } = cardOf(fullName);
  const mottos = reading.lines.map((line) => ({ ...line, text: 'Since 1987' }));
  return {
    contact,
    reading: { ...reading, lines: [...reading.lines, ...mottos], unassigned: [1] },
  };
}
