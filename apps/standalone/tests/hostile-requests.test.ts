import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '../testing/run-standalone.ts';

let server: StandaloneProcess;
let publicServer: StandaloneProcess;

beforeAll(async () => {
  server = await runStandalone();
  publicServer = await runStandalone({ SITE_URL: 'https://cards.example' });
});
afterAll(() => Promise.all([server, publicServer].map(discardStandalone)));

/** Sends these lines as they are, which fetch would tidy up, and gives the answer's first line. */
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
  'asking for a socket at %s does not end the process',
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

test('what people stored cannot run as a page of this site', async () => {
  const answer = await fetch(`${server.url}/storage/v1/object/public/vcards/x/a.html`);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

describe('the inbox', () => {
  const inbox = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/dev/inbox.json`, { headers });

  test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'is closed to a proxy that says %s',
    async (name) => {
      expect((await inbox(server.url)).status).toBe(200);
      expect((await inbox(server.url, { [name]: 'proxy' })).status).toBe(404);
    },
  );

  test('is closed where the site has a public address, whatever the proxy says', async () => {
    expect((await inbox(publicServer.url)).status).toBe(404);
    const config = await fetch(`${publicServer.url}/config.js`);
    expect(await config.text()).toContain('"https://cards.example"');
  });
});
