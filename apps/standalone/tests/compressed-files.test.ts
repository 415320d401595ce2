import { beforeAll, expect, test } from 'vitest';
import { type SharedStandalone, shareStandalone } from '../testing/share-standalone.ts';

let server: SharedStandalone;
let script: string;
beforeAll(async () => {
  server = await shareStandalone();
  const page = await (await fetch(server.url)).text();
  script = /\/assets\/framework-[^"]+\.js/.exec(page)?.[0] ?? '';
});

test.each(['br', 'gzip'])(
  'scripts are sent in the form that the build compressed: %s',
  async (encoding) => {
    const plain = await fetch(server.url + script, { headers: { 'accept-encoding': 'identity' } });
    const answer = await fetch(server.url + script, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    // What is compressed on the fly has no known length.
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe(await plain.text());
  },
);
