/**
 * Writes how letters of other scripts are read that the recognizer has not: lines in Greek and Cyrillic letters, and in
 * Latin ones, are drawn and read, and pairs of neighbors counted: `node training/world/write-look-alikes.ts`; it
 * prints how many lines of each it would tell right, of a fifth that it did not count. Three minutes.
 */

import { writeFileSync } from 'node:fs';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import type { ReadSymbol } from '@cardsift/card-reader/recognize/ctc-decode';
import {
  LEVEL_COUNT,
  letterRuns,
  levelOf,
  pairsOf,
  readLookAlikes,
  STEPS,
} from '@cardsift/card-reader/recognize/look-alikes';
import { recognizeLines } from '@cardsift/card-reader/recognize/recognize-lines';
import { allFakers, type Faker } from '@faker-js/faker';
import { drawLine, type LineScript } from './draw-line.ts';

const target = new URL(
  '../../packages/card-reader/src/recognize/look-alikes.json',
  import.meta.url,
);

const LANGUAGES: Record<LineScript, (keyof typeof allFakers)[]> = {
  greek: ['el'],
  cyrillic: ['ru', 'uk', 'mk'],
  latin:
    'en de fr es it pl cs_CZ sv pt_BR hu ro tr nl fi nb_NO da hr sk lv vi sr_RS_latin sl_SI en_IN id_ID'.split(
      ' ',
    ) as (keyof typeof allFakers)[],
};
const LINES: Record<LineScript, number> = { greek: 5000, cyrillic: 7500, latin: 12_500 };
const OWN = { greek: /\p{Script=Greek}/u, cyrillic: /\p{Script=Cyrillic}/u, latin: /\p{L}/u };
const AT_ONCE = 32;
/** Every so many lines are not counted, and tell how good the counts are. */
const HELD_OUT = 5;
/** How much is believed without counting, and how often a pair must have been seen. */
const BELIEVED = 2;
const SEEN = 4;
/** A letter's sureness says much of what its neighbors say. */
const INDEPENDENT = 0.5;

function textOf(faker: Faker): string {
  const kind = faker.number.int({ min: 0, max: 9 });
  const text =
    kind < 4
      ? faker.person.fullName()
      : kind < 5
        ? faker.person.jobTitle()
        : kind < 7
          ? faker.company.name()
          : kind < 8
            ? faker.location.streetAddress()
            : faker.location.city();
  return faker.datatype.boolean(0.25) ? text.toUpperCase() : text;
}

const engine = await createNodeEngine({});
async function readLines(script: LineScript): Promise<ReadSymbol[][]> {
  const languages = LANGUAGES[script];
  const crops = languages.flatMap((language) => {
    const faker = allFakers[language];
    faker.seed(7);
    const texts = Array.from({ length: LINES[script] / languages.length }, () => textOf(faker));
    // Job titles are in English where a language has none of its own.
    return texts
      .filter((text) => OWN[script].test(text) && (script === 'latin' || !/[a-z]{3}/i.test(text)))
      .map((text) => drawLine(text, script, faker));
  });
  const read: ReadSymbol[][] = [];
  for (let i = 0; i < crops.length; i += AT_ONCE)
    read.push(...(await recognizeLines(crops.slice(i, i + AT_ONCE), engine.recognizer)));
  return read;
}

const latin = await readLines('latin');
const others = [...(await readLines('greek')), ...(await readLines('cyrillic'))];
await engine.close();

function count(lines: readonly ReadSymbol[][]) {
  const pairs = new Map<string, number>();
  const sureness = Array.from({ length: LEVEL_COUNT }, () => 1);
  let all = 0;
  for (const run of lines.filter((_, i) => i % HELD_OUT !== 0).flatMap(letterRuns)) {
    for (const pair of pairsOf(run)) {
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      all++;
    }
    for (const symbol of run) sureness[levelOf(symbol)] = (sureness[levelOf(symbol)] ?? 0) + 1;
  }
  const letters = sureness.reduce((sum, each) => sum + each, 0);
  return { pairs, all, sureness: sureness.map((each) => each / letters) };
}

const [ours, theirs] = [count(latin), count(others)];
const names = [...new Set([...ours.pairs.keys(), ...theirs.pairs.keys()])].sort();
const steps = (value: number) => Math.round(STEPS * Math.log(value));
const bySteps = new Map<number, string[]>();
for (const pair of names) {
  const [own, other] = [ours.pairs.get(pair) ?? 0, theirs.pairs.get(pair) ?? 0];
  if (own + other < SEEN) continue;
  const share = (times: number, all: number) =>
    (times + BELIEVED) / (all + BELIEVED * names.length);
  const told = steps(share(other, theirs.all) / share(own, ours.all));
  if (Math.abs(told) < 2) continue;
  bySteps.set(told, [...(bySteps.get(told) ?? []), pair]);
}
const sureness = theirs.sureness.map((share, i) =>
  Math.round(INDEPENDENT * STEPS * Math.log(share / (ours.sureness[i] as number))),
);
const sorted = [...bySteps].sort(([a], [b]) => a - b);
const pairs = Object.fromEntries(sorted.map(([told, list]) => [told, list.join(' ')]));
writeFileSync(target, `${JSON.stringify({ sureness, pairs }, null, 2)}\n`);

console.log(`${[...bySteps.values()].flat().length} pairs`);
const oddsOf = readLookAlikes({ sureness, pairs });
for (const [name, lines] of Object.entries({ latin, others })) {
  const held = lines.filter((_, i) => i % HELD_OUT === 0).map(oddsOf);
  const over = (limit: number) =>
    `${((100 * held.filter((each) => each >= limit).length) / held.length).toFixed(2)} %`;
  console.log(`${name}: ${held.length} lines, over 6: ${over(6)}, over 15: ${over(15)}`);
}
