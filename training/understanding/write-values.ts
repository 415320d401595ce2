/**
 * Writes each name, title and organization that was chosen on the pictures of sets, and whether it is right, for
 * `fit-trust.ts`: `node training/understanding/write-values.ts FILE FOLDER …`. A folder has pictures and `truth.json` as in
 * `bench/strangers`. The sets must be opened ones whose cards the network has not learned.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CardText } from '@cardsift/card-reader/find-cards/card-text';
import { loadUnderstanding } from '@cardsift/card-reader/node/load-understanding';
import { cardLikeLines } from '@cardsift/card-reader/understand/card/card-like-lines';
import { layOut } from '@cardsift/card-reader/understand/card/lay-out';
import { trustFeatures } from '@cardsift/card-reader/understand/contact/trust';
import { decideCard } from '@cardsift/card-reader/understand/decide-card';
import { understandCard } from '@cardsift/card-reader/understand/understand-card';
import { pictureTexts } from '../../bench/strangers/picture-texts.ts';
import { type StrangerCard, strangerCards } from '../../bench/strangers/stranger-card.ts';
import { compareCard } from '../../bench/understanding/compare-card.ts';
import { JUDGED_FIELDS } from './written/judge-written.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A folder that caches what was read on each picture. */
    kept: { type: 'string' },
  },
});
const [file = '', ...folders] = positionals;
const network = await loadUnderstanding();
const readPicture = await pictureTexts(values.kept);
const told: string[] = [];

for (const folder of folders)
  for (const card of await strangerCards(folder))
    for (const name of [`scan-${card.id}.png`, `photo-${card.id}.jpg`]) {
      const bytes = await readFile(join(folder, name)).catch(() => null);
      const [text, ...others] = bytes ? await readPicture(bytes) : [];
      // If the picture was read as two cards, we cannot tell whose each value is.
      if (text && others.length === 0) told.push(...(await valuesOf(text, card)));
    }
await writeFile(file, `${told.join('\n')}\n`);
console.log(`${told.length} values`);
process.exit(0);

async function valuesOf({ lines }: CardText, { truths }: StrangerCard): Promise<string[]> {
  const reading = await understandCard(lines, { quad: null, qrPayloads: [] }, network);
  const { chosen } = await decideCard(cardLikeLines(layOut(lines)), network);
  // A reading's first person may be any of the card's.
  const compared = truths.map((truth) => compareCard(truth, reading));
  return JUDGED_FIELDS.flatMap((field) => {
    const [person] = chosen.persons;
    const choice = field === 'organization' ? chosen.organization : person?.[field];
    const verdicts = compared.flatMap((each) => each.filter((one) => one.field === field));
    if (!choice || verdicts.length === 0) return [];
    const exact = verdicts.some((verdict) => verdict.exact);
    return JSON.stringify({ field, features: trustFeatures(choice), exact });
  });
}
