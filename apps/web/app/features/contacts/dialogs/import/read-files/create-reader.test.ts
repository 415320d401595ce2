import { BLANK_RECORD } from '@cardsift/contacts/testing/blank-record';
import { expect, test } from 'vitest';
import { listLeft, UPDATE_ALL } from '../known-people/known-choices.ts';
import { createReader } from './create-reader.ts';

const csv = (name: string, ...rows: string[]) =>
  new File([['Name,Email', ...rows].join('\n')], name);

test('files with the same columns are one table, and what was read is told as it goes', async () => {
  const reader = createReader();
  const shares: number[] = [];
  const many = Array.from({ length: 2_000 }, (_, n) => `${'Jane '.repeat(300)}${n},jane${n}@x`);
  const files = [csv('a.csv', ...many), csv('b.csv', 'Li,li@x')];
  const { tables } = await reader.open(files, (share) => shares.push(share));
  expect(tables).toMatchObject([
    { files: ['a.csv', 'b.csv'], guess: ['name', 'email'], rows: 2_001 },
  ]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(2);
  shares.length = 0;
  const { plan } = await reader.read({}, [], (share) => shares.push(share));
  expect(plan.fresh).toHaveLength(2_001);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(2);
});

test('a contact that is there already says where it stands', async () => {
  const reader = createReader();
  await reader.open([csv('a.csv', 'Li,li@x', 'Jane,jane@x')], () => {});
  const existing = [{ ...BLANK_RECORD, id: 'li', full_name: 'Li', email: 'li@x' }];
  const { plan } = await reader.read({}, existing, () => {});
  expect(plan.fresh.map(({ imported }) => imported.contact.fullName)).toEqual(['Jane']);
  expect(listLeft(plan, UPDATE_ALL)).toEqual([
    { file: 'a.csv', row: 2, value: 'Li', message: 'Already in your contacts.' },
  ]);
});

test('a table without rows says which header was seen', async () => {
  const { refusals } = await createReader().open([csv('a.csv')], () => {});
  expect(refusals).toEqual([
    {
      file: 'a.csv',
      message:
        'It has a header (“Name”, “Email”) and no rows below it. Choose a file with contacts.',
    },
  ]);
});

test('a file that is too large is refused before it is read', async () => {
  const file = csv('a.csv');
  Object.defineProperty(file, 'size', { value: 101 * 1024 * 1024 });
  const { refusals } = await createReader().open([file], () => {});
  expect(refusals[0]?.message).toMatch(/^It is larger than 100 MB\./);
});
