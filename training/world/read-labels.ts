/**
 * Prints how labels of numbers in Greek and Cyrillic letters are misread, over 120 drawings of each:
 * `node training/world/read-labels.ts`, for `LOOK_ALIKES` in the card reader's `phone-labels.ts`.
 */

import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { recognizeLines } from '@cardsift/card-reader/recognize/recognize-lines';
import { tidyLabel } from '@cardsift/card-reader/understand/values/phone/phone-label';
import { faker } from '@faker-js/faker';
import { drawLine } from './draw-line.ts';

const GREEK = 'τηλ τηλέφωνο κιν κινητό φαξ ΑΦΜ Α.Φ.Μ. ΔΟΥ ΓΕΜΗ'.split(' ');
const CYRILLIC =
  'тел телефон офис доб внутр вн моб мобильный мобилен мобилни мобільний факс ИНН КПП ОГРН ЄДРПОУ ЕИК БУЛСТАТ ПИБ МБ'.split(
    ' ',
  );
const DRAWINGS = 120;
/** Rarer misreadings are chance. */
const SEEN = 4;

faker.seed(3);
const engine = await createNodeEngine({});
for (const [script, labels] of [
  ['greek', GREEK],
  ['cyrillic', CYRILLIC],
] as const) {
  for (const label of labels) {
    const crops = Array.from({ length: DRAWINGS }, () => {
      const capital = label.charAt(0).toUpperCase() + label.slice(1);
      const cased = faker.helpers.arrayElement([label, capital, label.toUpperCase()]);
      const end = faker.helpers.arrayElement(['.', ':', '']);
      return drawLine(
        `${cased}${end} ${faker.string.numeric(3)} ${faker.string.numeric(2)}`,
        script,
        faker,
      );
    });
    const counts = new Map<string, number>();
    for (const symbols of await recognizeLines(crops, engine.recognizer)) {
      const [first = ''] = symbols
        .map(({ text }) => text)
        .join('')
        .split(' ');
      counts.set(tidyLabel(first), (counts.get(tidyLabel(first)) ?? 0) + 1);
    }
    const often = [...counts].filter(([, times]) => times >= SEEN).sort(([, a], [, b]) => b - a);
    console.log(label, often.map(([read, times]) => `${read} ${times}`).join(', '));
  }
}
await engine.close();
