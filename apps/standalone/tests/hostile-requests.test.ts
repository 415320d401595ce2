import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { type SharedStandalone, shareStandalone } from '../testing/share-standalone.ts';

let server: SharedStandalone;
beforeAll(async () => {
  server = await shareStandalone();
});

/** Sends these lines as they are, which fetch would correct, and returns the answer's first line. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.end([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

const isAlive = async () => (await fetch(`${server.url}/healthz`)).ok;

test.each(['//', '//:', '/realtime/v1/websocket%', 'http://['])(
  'a WebSocket request at %s does not end the process',
  async (target) => {
    const port = Number(new URL(server.url).port);
    const socket = connect(port, 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await once(socket.resume(), 'close');
    expect(await isAlive()).toBe(true);
  },
);

test.each([
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5csecrets.json',
  '/assets/%00',
  '/%',
])('%s leads nowhere', async (path) => {
  expect(await send(`GET ${path} HTTP/1.1`)).toMatch(/ 40[04] /);
});

test('what people store cannot run as a page of this site', async () => {
  const answer = await fetch(`${server.url}/storage/v1/object/public/vcards/x/a.html`);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
  'the inbox is closed to a proxy that says %s',
  async (name) => {
    const inbox = (headers: Record<string, string>) =>
      fetch(`${server.url}/dev/inbox.json`, { headers });
    expect((await inbox({})).status).toBe(200);
    expect((await inbox({ [name]: 'proxy' })).status).toBe(404);
  },
);
