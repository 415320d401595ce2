/**
 * Draws sets of designed cards as pictures for bench/strangers/strangers.ts:
 * `npx node bench/designs/draw.ts SET … --to FOLDER`. A set is the name of a folder beside this file, or the path of
 * one elsewhere. Its pictures are written to FOLDER/<name of the set>.
 */
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSet } from './draw-set.ts';
import { openBrowser } from './flat-cards.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
if (positionals.length === 0 || !values.to)
  throw new Error('Which sets, and --to which folder do their pictures go?');

const browser = await openBrowser();
try {
  for (const set of positionals) {
    const folder = set.includes('/') ? resolve(set) : join(import.meta.dirname, set);
    const to = join(values.to, basename(folder));
    console.log(`${to}: ${await drawSet(browser, folder, to)} cards`);
  }
} finally {
  await browser.close();
}
