import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const readPage = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));

/** Number and title, a blank line, then the date. */
const HEAD = /^# (?<number>\d+)\. (?<title>.+)\n\n(?<date>\d{4}-\d\d-\d\d)\./;

function readHead(file: string) {
  const { number, title, date } = HEAD.exec(readPage(file))?.groups ?? {};
  return { number, title, date };
}

test.each(files)('%s says its number, its title and its date', (file) => {
  expect(readHead(file)).toEqual({
    number: String(Number(file.slice(0, 4))),
    title: expect.any(String),
    date: expect.any(String),
  });
});

test('numbers run without holes, so that a new page takes the next one', () => {
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
});

test('the index lists every page with its title and date', () => {
  const rows = files.map((file) => {
    const { number, title, date } = readHead(file);
    return `| [${number}](${file}) | ${title} | ${date} |`;
  });
  const listed = readPage('README.md')
    .split('\n')
    .filter((line) => /^\| \[\d+\]/.test(line));
  expect(listed).toEqual(rows);
});
