import { expect, test } from 'vitest';
import { searchDeleted } from './search-deleted.ts';

const contact = (id: string, full_name: string | null, org: string | null = null) => ({
  ...{ id, full_name, org },
  ...{ deleted_at: '2026-11-01T00:00:00Z', created_at: '2026-01-01T00:00:00Z' },
});
const all = [
  contact('ada', 'Ada Łódź', 'Okafor & Co'),
  contact('li', 'Li Wei'),
  contact('x', null),
];
const found = (search: string) => searchDeleted(all, search).map(({ id }) => id);

test.each<[string, string[]]>([
  ['', ['ada', 'li', 'x']],
  ['lodz', ['ada']],
  ['OKAFOR ada', ['ada']],
  ['ada wei', []],
])('“%s” finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});
