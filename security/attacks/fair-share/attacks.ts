import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Callables, Value } from './callables.ts';
import { oddDocument, oddText, oddValue, type Pick } from './odd-values.ts';

export interface Attacker {
  url: string;
  publishableKey: string;
  /** Where the requests come from. */
  address: string;
  /** Null for a visitor. */
  token: string | null;
  userId: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/** Sends one odd request and resolves with its status. */
export type Attack = (attacker: Attacker, pick: Pick) => Promise<number>;

const OPERATORS =
  'eq neq gt gte lt lte is in cs cd ov like ilike match fts isdistinct not.eq not.in'.split(' ');

async function send(
  { url, publishableKey, address, token, signal }: Attacker,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<number> {
  const answer = await fetch(`${url}${path}`, {
    ...init,
    signal,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...init.headers,
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}

const asObject = (values: Value[], userId: string, pick: Pick): string =>
  `{${values.map((value) => `${JSON.stringify(value.name)}:${oddValue(value, userId, pick)}`).join()}}`;

/** Everything that can be asked for over the network, by part of the API. */
export function describeAttacks({ functions, tables }: Callables): Record<string, Attack> {
  const callFunction: Attack = (attacker, pick) => {
    const { name, takes } = pick(
      functions.filter((each) => !/^delete_(account|all)/.test(each.name)),
    );
    return send(attacker, `/rest/v1/rpc/${name}`, {
      method: 'POST',
      body: asObject(takes, attacker.userId, pick),
    });
  };
  const readTable: Attack = (attacker, pick) => {
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
  const writeTable: Attack = (attacker, pick) => {
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
  return {
    functions: callFunction,
    'rows read': readTable,
    'rows written': writeTable,
    'stored cards': attackStorage,
    'edge functions': (attacker, pick) =>
      send(attacker, `/functions/v1/${pick(['get-webhook-url', 'none', '%00'])}`, {
        method: 'POST',
        body: oddDocument(pick),
      }),
    accounts: attackAccounts,
    webhook: attackWebhook,
    realtime: attackRealtime,
  };
}

const attackStorage: Attack = (attacker, pick) => {
  const path = `vcards/${attacker.userId}/${pick(['a.vcf', '%00', '../b.vcf', 'x'.repeat(900)])}`;
  return pick([
    () =>
      send(attacker, `/storage/v1/object/${path}`, {
        method: 'POST',
        body: oddText(pick),
        headers: { 'content-type': 'text/vcard' },
      }),
    () =>
      send(attacker, '/storage/v1/object/list/vcards', {
        method: 'POST',
        body: JSON.stringify({
          prefix: oddText(pick).slice(0, 60_000),
          limit: 1e6,
          search: oddText(pick).slice(0, 500),
        }),
      }),
    () =>
      send(attacker, `/storage/v1/object/vcards`, {
        method: 'DELETE',
        body: JSON.stringify({ prefixes: Array.from({ length: 1_000 }, () => path) }),
      }),
    () => send(attacker, `/storage/v1/object/public/${path}`),
  ])();
};

const attackAccounts: Attack = (attacker, pick) => {
  const [method, path] = pick([
    ['POST', 'token?grant_type=password'],
    ['POST', 'token?grant_type=refresh_token'],
    ['POST', 'signup'],
    ['POST', 'recover'],
    ['POST', 'verify'],
    ['PUT', 'user'],
    ['GET', 'user'],
    ['POST', 'factors'],
  ] as const);
  const text = () => oddText(pick).slice(0, pick([100, 15_000, 100_000]));
  const body = JSON.stringify({
    ...{ email: pick([`${text()}@x.org`, 'eve@x.org']), password: text(), refresh_token: text() },
    ...{ token_hash: text(), type: 'signup', data: { name: text() }, factor_type: 'totp' },
  });
  return send(attacker, `/auth/v1/${path}`, { method, ...(method !== 'GET' && { body }) });
};

const attackWebhook: Attack = (attacker, pick) => {
  const form = new FormData();
  const bytes = new Uint8Array(pick([0, 10, 10_000, 1_000_000])).fill(pick([0, 255]));
  const head = pick([
    [],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    [0x25, 0x50, 0x44, 0x46],
  ]);
  form.append(
    'image',
    new Blob([Uint8Array.from(head), bytes], { type: 'image/jpeg' }),
    oddText(pick).slice(0, 900),
  );
  form.append('userId', pick([attacker.userId, oddText(pick).slice(0, 9_000)]));
  // Node's fetch fails beside the request when a form is given up; nobody waits for this one any longer instead.
  const answer = fetch(`${attacker.url}/webhook/${pick(['business-card', 'demo-card'])}`, {
    method: 'POST',
    body: form,
    headers: {
      'x-forwarded-for': attacker.address,
      ...(attacker.token && { authorization: `Bearer ${attacker.token}` }),
    },
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });
  return Promise.race([answer, untilAborted(attacker.signal)]);
};

const untilAborted = async (signal: AbortSignal): Promise<number> => {
  if (!signal.aborted) await once(signal, 'abort');
  return 0;
};

/** One socket and a thousand frames; the status is that of its end. */
const attackRealtime: Attack = async (
  { url, publishableKey, address, token, userId, signal },
  pick,
) => {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${publishableKey}`,
    { headers: { 'x-forwarded-for': address } },
  );
  socket.on('error', () => undefined);
  signal.addEventListener('abort', () => socket.terminate(), { once: true });
  const ended = Promise.withResolvers<number>();
  socket.once('close', (code) => ended.resolve(code));
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  if (!isOpen) return 429;
  const filter = pick([`user_id=eq.${userId}`, oddText(pick).slice(0, 9_000)]);
  const payload = {
    config: {
      postgres_changes: Array.from({ length: pick([1, 500]) }, () => ({
        event: '*',
        schema: 'public',
        table: 'business_card_records',
        filter,
      })),
    },
    access_token: token ?? publishableKey,
  };
  const event = pick(['phx_join', 'access_token', 'heartbeat', 'broadcast']);
  for (let count = 0; count < 1_000 && socket.readyState === WebSocket.OPEN; count += 1) {
    // Else nobody else's frames come between.
    await setImmediate();
    const body =
      event === 'phx_join'
        ? payload
        : { access_token: `${token}${pick(['', 'x'])}`, more: oddText(pick).slice(0, 90_000) };
    // What does not get through is memory of the attacker's.
    while (socket.bufferedAmount > 1_000_000 && socket.readyState === WebSocket.OPEN)
      await setImmediate();
    socket.send(JSON.stringify(['1', String(count), `realtime:${count % 30}`, event, body]));
  }
  // A heartbeat that is answered shows that all before it were taken.
  socket.send(JSON.stringify([null, 'last', 'phoenix', 'heartbeat', {}]));
  socket.on('message', (data) => {
    if (String(data).includes('"last"')) ended.resolve(200);
  });
  const status = await ended.promise;
  socket.terminate();
  return status;
};
