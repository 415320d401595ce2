import { randomUUID } from 'node:crypto';
import type { Callables, Value } from '../callables.ts';
import { oddDocument, oddText, oddValue, type Pick } from '../odd-values.ts';
import { type Attack, send } from './attacker.ts';

const OPERATORS =
  'eq neq gt gte lt lte is in cs cd ov like ilike match fts isdistinct not.eq not.in'.split(' ');

const asObject = (values: Value[], userId: string, pick: Pick): string =>
  `{${values.map((value) => `${JSON.stringify(value.name)}:${oddValue(value, userId, pick)}`).join()}}`;

/** Any function except those that delete an account. */
export const attackFunctions =
  ({ functions }: Callables): Attack =>
  (attacker, pick) => {
    const { name, takes } = pick(
      functions.filter((each) => !/^delete_(account|all)/.test(each.name)),
    );
    return send(attacker, `/rest/v1/rpc/${name}`, {
      method: 'POST',
      body: asObject(takes, attacker.userId, pick),
    });
  };

/** Reads any rows, with any operator, in any order. */
export const attackReading =
  ({ tables }: Callables): Attack =>
  (attacker, pick) => {
    const { name, columns } = pick(tables);
    const column = pick(columns).name;
    const value = encodeURIComponent(
      pick([oddText, oddDocument])(pick).slice(0, 4_000).toWellFormed(),
    );
    const query = pick([
      () => `${column}=${pick(OPERATORS)}.${value}`,
      () =>
        `select=*&order=${column}.desc&offset=${pick([0, 90_000, 1e9])}&limit=${pick([1, 1_000, 1e6])}`,
      () => 'select=*',
      () => `or=(${Array.from({ length: 400 }, (_, index) => `${column}.eq.${index}`).join()})`,
    ])();
    return send(attacker, `/rest/v1/${name}?${query}`);
  };

/** Writes any rows, one or many. */
export const attackWriting =
  ({ tables }: Callables): Attack =>
  (attacker, pick) => {
    const { name, columns } = pick(tables);
    const some = columns.filter(() => pick([true, false, false]));
    const row = asObject(
      [...some, ...columns.filter((column) => column.name === 'user_id')],
      attacker.userId,
      pick,
    );
    const [method, query, body] = pick([
      ['POST', '', row],
      [
        'POST',
        '',
        `[${Array.from({ length: 500 }, () => `{"user_id":"${attacker.userId}","full_name":"x"}`).join()}]`,
      ],
      ['PATCH', `?id=eq.${randomUUID()}`, row],
      ['PATCH', `?user_id=eq.${attacker.userId}`, row],
      ['DELETE', `?id=in.(${Array.from({ length: 400 }, () => randomUUID()).join()})`, undefined],
    ] as const);
    return send(attacker, `/rest/v1/${name}${query}`, { method, ...(body && { body }) });
  };
