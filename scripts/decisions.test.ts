import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const readPage = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

/** Number and title, a blank line, then date and state, which opens a paragraph about what is replaced. */
const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\. (?<state>Accepted(?:, in part)?|Replaced by \[\d+\]\((?<successor>[^)]+)\))(?= on |\.|: )/;

function readHead(file: string) {
  const { number, title, date, state, successor } = HEAD.exec(readPage(file))?.groups ?? {};
  return { number, title, date, state, successor };
}

test.each(files)('%s says its number, its title, its date and its state', (file) => {
  expect(readHead(file)).toMatchObject({
    number: String(Number(file.slice(0, 4))),
    title: expect.any(String),
    date: expect.any(String),
    state: expect.any(String),
  });
});

test('no two pages have one number', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(
  files.flatMap((file) => {
    const { successor } = readHead(file);
    return successor === undefined ? [] : [{ file, successor }];
  }),
)('$file and its successor $successor name each other', ({ file, successor }) => {
  expect(files).toContain(successor);
  const [, replaced] = readPage(successor).split('Replaces ');
  expect(replaced).toContain(`(${file})`);
});

test.each([...files, 'README.md'])('what %s links to is there', (file) => {
  const links = [...readPage(file).matchAll(/\]\((\d{4}-[^)#]+)/g)].map((match) => match[1]);
  expect(links.filter((link) => link === undefined || !files.includes(link))).toEqual([]);
});

test('the index lists every page with its title, date and state', () => {
  const rows = files.map((file) => {
    const { number, title, date, state } = readHead(file);
    return `| [${number}](${file}) | ${title} | ${date} | ${state} |`;
  });
  const listed = readPage('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d+\]/.test(line));
  expect(listed).toEqual(rows);
});

test('a page that a comment or another page cites is there', () => {
  const PLACE = 'decisions/[0-9]{4}(-[a-z0-9-]+[.]md)?';
  const cited = execFileSync('git', ['grep', '-hoIE', PLACE], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  const places = new Set(cited.trim().split('\n'));
  expect(places.size).toBeGreaterThan(10);
  const isThere = (place: string) =>
    files.some((file) => file === place.slice(10) || place.slice(10) === file.slice(0, 4));
  expect([...places].filter((place) => !isThere(place))).toEqual([]);
});
