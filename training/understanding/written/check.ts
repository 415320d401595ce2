/** Tells an author what is wrong with the cards in files: `check.ts FILE …`. */

import { readFileSync } from 'node:fs';
import { parseWrittenCards } from './parse-written-card.ts';
import { faultsOf } from './place-written-card.ts';

let faults = 0;
for (const path of process.argv.slice(2)) {
  const cards = parseWrittenCards(readFileSync(path, 'utf8'));
  for (const card of cards)
    for (const fault of faultsOf(card)) {
      faults++;
      console.log(`${path}: ${card.country}, ${card.theme}: ${fault}`);
    }
  console.log(`${path}: ${cards.length} cards`);
}
process.exit(faults > 0 ? 1 : 0);
