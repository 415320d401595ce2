import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressOf(
  socket: string | undefined,
  { forwarded, trustProxy = false }: { forwarded?: string; trustProxy?: boolean } = {},
): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined;
  const env = socket ? { incoming: { socket: { remoteAddress: socket } } } : undefined;
  return (await app.request('/', { headers }, env)).text();
}

describe('clientAddress', () => {
  it('uses the socket’s address and ignores what the client claims', async () => {
    expect(await addressOf('203.0.113.7', { forwarded: '198.51.100.1' })).toBe('203.0.113.7');
  });

  it('trusts only the last forwarded entry, and only behind a trusted proxy', async () => {
    const forwarded = '10.0.0.1, 198.51.100.1';
    expect(await addressOf('127.0.0.1', { forwarded, trustProxy: true })).toBe('198.51.100.1');
  });

  it('falls back to the socket if the forwarded entry is invalid', async () => {
    expect(await addressOf('203.0.113.7', { forwarded: 'unknown', trustProxy: true })).toBe(
      '203.0.113.7',
    );
  });

  it('counts an IPv4 address the same in every notation', async () => {
    expect(await addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('counts one IPv6 network as one client', async () => {
    expect(await addressOf('2001:db8:1:2::1')).toBe(await addressOf('2001:db8:1:2:ffff::9'));
    expect(await addressOf('2001:db8:1:2::1')).not.toBe(await addressOf('2001:db8:1:3::1'));
  });

  it('gives calls without a socket one shared count', async () => {
    expect(await addressOf(undefined)).toBe('unknown');
  });
});
