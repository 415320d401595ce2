import { once } from 'node:events';
import { FRAME_LIMITS, SOCKET_LIMITS } from '@cardsift/backend/limits';
import { type Person, signUp } from '@cardsift/backend/testing/sign-up';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let server: StandaloneProcess;
let ada: Person;
let sockets: WebSocket[] = [];
beforeAll(async () => {
  server = await runStandalone({ TRUST_PROXY: 'true' });
  ada = await signUp(server.url, server.secrets.publishableKey);
});
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
});
afterAll(() => discardStandalone(server));

/** Connects as a client at `address`. Resolves with the socket, or null if it was refused. */
async function connect(address: string): Promise<WebSocket | null> {
  const url = `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${server.secrets.publishableKey}`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return once(socket, 'open').then(
    () => socket,
    () => null,
  );
}

/** Joins a channel and returns the server's answer. */
async function join(socket: WebSocket, topic: string, token?: string): Promise<string> {
  const config = {
    postgres_changes: [{ event: '*', schema: 'public', table: 'business_card_records' }],
  };
  const payload = { config, ...(token && { access_token: token }) };
  const answer = Promise.withResolvers<string>();
  // One listener for all, because several frames may arrive in one turn.
  const listen = (data: unknown) => {
    const [, , heard, event, reply] = JSON.parse(String(data));
    if (heard === `realtime:${topic}` && event === 'phx_reply') answer.resolve(reply.status);
  };
  socket.on('message', listen);
  socket.send(JSON.stringify(['1', '1', `realtime:${topic}`, 'phx_join', payload]));
  const status = await answer.promise;
  socket.off('message', listen);
  return status;
}

test('strangers at one address leave room for everybody else', async () => {
  const strangers = await Promise.all(Array.from({ length: 60 }, () => connect('203.0.113.1')));
  expect(strangers.filter((socket) => socket !== null)).toHaveLength(50);
  expect(await connect('203.0.113.2')).not.toBeNull();
});

test('strangers at many addresses keep nobody out either', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `203.0.113.${100 + index}`);
  for (const address of addresses) {
    const strangers = await Promise.all(Array.from({ length: 50 }, () => connect(address)));
    expect(strangers).not.toContain(null);
  }
  const socket = await connect('198.51.100.200');
  const { data } = await ada.client.auth.getSession();
  expect(socket && (await join(socket, 'mine', data.session?.access_token))).toBe('ok');
});

test('a client that leaves while joining has joined nothing', async () => {
  const bob = await signUp(server.url, server.secrets.publishableKey);
  const token = (await bob.client.auth.getSession()).data.session?.access_token;
  for (let round = 0; round < 70; round += 1) {
    const socket = await connect(`192.0.2.${round}`);
    void (socket && join(socket, 'mine', token));
    socket?.terminate();
  }
  const socket = await connect('192.0.2.200');
  await expect.poll(() => socket && join(socket, 'mine', token)).toBe('ok');
});

test('one person can open twenty connections and sixty channels', async () => {
  const { data } = await ada.client.auth.getSession();
  const token = data.session?.access_token;
  const answers: string[] = [];
  for (let index = 0; index < 21; index += 1) {
    const socket = await connect(`198.51.100.${index}`);
    if (!socket) throw new Error('A connection was refused');
    for (const topic of ['a', 'b', 'c']) answers.push(await join(socket, topic, token));
  }
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(60);
  expect(answers.slice(60)).toEqual(['error', 'error', 'error']);
});

/** Resolves with the code with which the server closes a socket. */
async function closed(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return code;
}

const frame = (topic: string, event: string, payload: object) =>
  JSON.stringify(['1', '2', topic, event, payload]);

test('only a client that sends a thousand frames at once is cut off', async () => {
  const [eve, other] = await Promise.all([connect('198.51.100.101'), connect('198.51.100.102')]);
  if (!eve || !other) throw new Error('A connection was refused');
  const end = closed(eve);
  const begin = performance.now();
  let answered = 0;
  eve.on('message', () => {
    answered += 1;
  });
  for (let time = 0; time < 1_000; time += 1) eve.send(frame('phoenix', 'heartbeat', {}));
  expect(await end).toBe(1008);
  // On a slow machine the frames arrive one by one, and more may be sent meanwhile.
  const seconds = (performance.now() - begin) / 1_000;
  expect(answered).toBeLessThanOrEqual(FRAME_LIMITS.burst + seconds * FRAME_LIMITS.perSecond);
  expect(await join(other, 'mine')).toBe('ok');
});

test('… and one that sends few and large ones', async () => {
  const token = (await ada.client.auth.getSession()).data.session?.access_token;
  const payload = { config: {}, access_token: token, more: 'x'.repeat(60_000) };
  async function sendLarge() {
    const eve = await connect('198.51.100.103');
    if (!eve) throw new Error('A connection was refused');
    const end = closed(eve);
    for (let time = 0; time < 10; time += 1) {
      eve.send(frame(`realtime:${time}`, 'phx_join', payload));
    }
    const outcome = await Promise.race([join(eve, 'last', token), end]);
    eve.terminate();
    return outcome;
  }
  // The first frame waits for the database. If the others arrive after that, there are not too many at once.
  await expect.poll(sendLarge).toBe(1008);
});

test('a frame larger than any page’s is not even read', async () => {
  const eve = await connect('198.51.100.104');
  if (!eve) throw new Error('A connection was refused');
  const end = closed(eve);
  eve.send('x'.repeat(FRAME_LIMITS.bytes + 1));
  expect(await end).toBe(1009);
});

test('a page may send its token for each of its channels, again and again', async () => {
  const bob = await signUp(server.url, server.secrets.publishableKey);
  const token = (await bob.client.auth.getSession()).data.session?.access_token;
  const socket = await connect('198.51.100.105');
  if (!socket) throw new Error('A connection was refused');
  const topics = Array.from({ length: 20 }, (_, index) => `${index}`);
  for (const topic of topics) expect(await join(socket, topic, token)).toBe('ok');
  for (const topic of topics) {
    socket.send(frame(`realtime:${topic}`, 'access_token', { access_token: token }));
  }
  expect(await join(socket, '0', token)).toBe('ok');
});

test('but no page sends endless new tokens', async () => {
  const eve = await connect('198.51.100.106');
  if (!eve) throw new Error('A connection was refused');
  expect(await join(eve, 'mine')).toBe('ok');
  const end = closed(eve);
  for (let time = 0; time < 50; time += 1) {
    eve.send(frame('realtime:mine', 'phx_join', { config: {}, access_token: `a.b.${time}` }));
  }
  expect(await end).toBe(1008);
});

test('showing a token late gives nobody more connections', async () => {
  const eve = await signUp(server.url, server.secrets.publishableKey);
  const token = (await eve.client.auth.getSession()).data.session?.access_token;
  let open = 0;
  for (let index = 0; index < 24; index += 1) {
    const socket = await connect(`192.0.2.${index}`);
    if (!socket) throw new Error('A connection was refused');
    const end = closed(socket);
    expect(await join(socket, 'mine')).toBe('ok');
    socket.send(frame('realtime:mine', 'access_token', { access_token: token }));
    // Frames are handled in order, so an answer shows that the socket was let in.
    const isIn = await Promise.race([join(socket, 'second'), end]);
    if (isIn === 'ok') open += 1;
    else expect(isIn).toBe(1013);
  }
  expect(open).toBe(20);
});

test('an address whose sockets break the rules gets no other for a while', async () => {
  for (let broken = 0; broken < SOCKET_LIMITS.blamedPerAddress; broken += 1) {
    const eve = await connect('198.51.100.140');
    eve?.send('no frame');
    expect(eve && (await closed(eve))).toBe(1003);
  }
  expect(await connect('198.51.100.140')).toBeNull();
  expect(await connect('198.51.100.141')).not.toBeNull();
});
