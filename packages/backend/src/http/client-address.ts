import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 network that one IPv6 customer has.
 * With `trustProxy` the last entry of `X-Forwarded-For` is trusted, the one our own proxy wrote;
 * those before it are the client's to invent.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  return chooseAddress(c.req.header('x-forwarded-for'), socketAddress(c), trustProxy);
}

/** The same of a request that Hono does not see: one that asks for a socket. */
export function upgradeAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  return chooseAddress(String(forwarded ?? ''), request.socket.remoteAddress, trustProxy);
}

function chooseAddress(
  forwardedFor: string | undefined,
  peer: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return addressKey(forwarded) ?? addressKey(peer) ?? 'unknown';
}

function socketAddress(c: Context): string | undefined {
  // Without a socket (an in-process call) everyone shares one count.
  return c.env?.incoming || c.env?.server ? getConnInfo(c).remote.address : undefined;
}

function addressKey(text: string | undefined): string | undefined {
  if (!text || !ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
