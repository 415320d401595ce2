import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { checkQuery, type RestQuery } from './check-query.ts';
import { REST_LIMITS } from './rest-limits.ts';

function refusalOf(query: RestQuery): string | undefined {
  try {
    checkQuery(query);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Conditions nested this deeply. */
function nest(depth: number): Record<string, unknown> {
  return depth === 0 ? { a: { $eq: 1 } } : { $or: [nest(depth - 1)] };
}

const nestLists = (depth: number): unknown[] => (depth === 0 ? [] : [nestLists(depth - 1)]);

const remove = { type: 'delete', from: 'business_card_records' } as const;

test.each<[string, RestQuery]>([
  [
    'the contact list',
    {
      select: ['*'],
      where: { user_id: { $eq: 'x' } },
      order: [{ column: 'created_at', direction: 'desc' }, { column: 'id' }],
      offset: 3000,
      limit: 1000,
    },
  ],
  ['a hundred ids', { where: { id: { $in: many(100, String) } } }],
  [
    'the list of stored cards',
    { schema: 'storage', from: 'objects', where: { $and: [{ name: { $like: 'a/%' } }] } },
  ],
  ['an embedded table', { select: ['id', { linkedin_enrichments: { select: ['id'] } }] }],
  ['a column under another name', { select: [{ name: { column: 'full_name' } }, 'full_name'] }],
  ['conditions as deep as allowed', { where: nest(REST_LIMITS.conditionDepth) }],
  ['a contact’s details', { values: { details: nestLists(15) } }],
  ['a part of a document', { select: ['details->phones->0->>number'] }],
  [
    'a change of named rows',
    { type: 'update', from: 'business_card_records', where: { id: { $in: ['x'] } }, values: {} },
  ],
  ['a deletion of a hundred', { ...remove, where: { id: { $in: many(100, String) } } }],
  [
    'a large change of one row',
    {
      ...{ type: 'update', from: 'business_card_records', where: { id: { $eq: 'x' } } },
      values: { details: { photo: 'x'.repeat(100_000) } },
    },
  ],
  ['a change of a small table', { type: 'update', from: 'profiles', values: {} }],
  ['an import', { values: many(500, () => ({ full_name: 'Ada' })) }],
])('%s is accepted', (_, query) => {
  expect(refusalOf(query)).toBeUndefined();
});

test.each<[string, RestQuery, string]>([
  ['a regular expression', { where: { notes: { $regex: 'x' } } }, 'not_offered'],
  ['one without case', { where: { notes: { $iregex: 'x' } } }, 'not_offered'],
  ['one of a list', { where: { notes: { $regexAny: ['x'] } } }, 'not_offered'],
  ['one in “not”', { where: { notes: { $not: { $regex: 'x' } } } }, 'not_offered'],
  ['one in “or”', { where: { $or: [{ a: { $eq: 1 } }, { b: { $regex: 'x' } }] } }, 'not_offered'],
  [
    'one on an embedded table',
    { select: [{ linkedin_enrichments: { select: ['id'], where: { b: { $iregexAll: ['x'] } } } }] },
    'not_offered',
  ],
  [
    'one in a change',
    { type: 'update', values: { a: 1 }, where: { b: { $regex: 'x' } } },
    'not_offered',
  ],
  ['full-text search', { where: { notes: { $textSearch: { query: 'x' } } } }, 'not_offered'],
  ['an unknown operator', { where: { notes: { $new: 'x' } } }, 'not_offered'],
  [
    'a value that names a column',
    { where: { details: { $contains: { $ref: 'a' } } } },
    'not_offered',
  ],
  ['a cast', { select: [{ a: { column: 'full_name', cast: 'regclass' } }] }, 'not_offered'],
  [
    'one column under many names',
    { select: many(3, (index) => ({ [`a${index}`]: { column: 'details', path: '$.x' } })) },
    'query_too_complex',
  ],
  ['too many columns', { select: many(61, (index) => `c${index}`) }, 'query_too_complex'],
  [
    'tables within embedded tables',
    { select: [{ a: { select: [{ b: { select: ['id'] } }] } }] },
    'query_too_complex',
  ],
  [
    'too many embedded tables',
    { select: many(4, (index) => ({ [`t${index}`]: { select: ['id'] } })) },
    'query_too_complex',
  ],
  [
    'too many conditions',
    { where: { $and: many(51, () => ({ a: { $eq: 1 } })) } },
    'query_too_complex',
  ],
  ['conditions too deep', { where: nest(REST_LIMITS.conditionDepth + 1) }, 'query_too_complex'],
  ['a long list', { where: { id: { $in: many(501, String) } } }, 'query_too_complex'],
  [
    'a long pattern for stored cards',
    { schema: 'storage', from: 'objects', where: { name: { $like: `${'a'.repeat(200)}%` } } },
    'query_too_complex',
  ],
  ['a pattern', { where: { a: { $like: 'a%' } } }, 'not_offered'],
  ['a pattern without case', { where: { a: { $not: { $ilike: '%a' } } } }, 'not_offered'],
  [
    'sorting by many columns',
    { order: many(6, (index) => ({ column: `c${index}` })) },
    'query_too_complex',
  ],
  ['a large offset', { offset: 100_001 }, 'query_too_complex'],
  ['a long path', { select: ['details->a->b->c->d->e->f'] }, 'query_too_complex'],
  ['one to compare', { where: { 'a->b->c->d->e->f->>g': { $eq: 1 } } }, 'query_too_complex'],
  ['one to sort by', { order: [{ column: 'a->b->c->d->e->f->g' }] }, 'query_too_complex'],
  [
    'one as it is understood',
    { select: [{ a: { column: 'details', path: '$.a.b[0].c.d.e' } }] },
    'query_too_complex',
  ],
  ['a deep document', { values: { details: nestLists(21) } }, 'query_too_complex'],
  ['one in a list of rows', { values: [{ details: nestLists(20) }] }, 'query_too_complex'],
  ['one for a function', { args: { profile: nestLists(21) } }, 'query_too_complex'],
  [
    'one to compare with',
    { where: { details: { $contains: nestLists(21) } } },
    'query_too_complex',
  ],
  ['a deletion of all', { type: 'delete', from: 'business_card_records' }, 'not_offered'],
  [
    'a change of rows that are not named',
    { type: 'update', from: 'linkedin_enrichments', where: { id: { $neq: 'x' } } },
    'not_offered',
  ],
  ['a row that is no object', { values: [{}, null] }, 'not_offered'],
  ['too many rows', { values: many(501, () => ({})) }, 'too_many_rows'],
  ['a deletion of many', { ...remove, where: { id: { $in: many(101, String) } } }, 'too_many_rows'],
  [
    'a large change of many',
    {
      ...{ type: 'update', from: 'business_card_records', values: { notes: 'x'.repeat(20_000) } },
      where: { id: { $in: many(60, String) } },
    },
    'too_many_rows',
  ],
])('%s is refused', (_, query, code) => {
  expect(refusalOf(query)).toBe(code);
});
