import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const readPage = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

/** Number and title, a blank line, then date and status, followed by a paragraph about what it replaces. */
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
