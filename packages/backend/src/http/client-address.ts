import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The address that rate limits count: an IPv4 address, or the /64 network that one IPv6 customer has. With
 * `trustProxy` it is the last entry of `X-Forwarded-For`, which our own proxy wrote. A client can invent the entries
 * before it.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  return chooseAddress(c.req.header('x-forwarded-for'), socketAddress(c), trustProxy);
}

/** The same for an upgrade to a WebSocket, which Hono does not see. */
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
  // Without a socket (an in-process call) all share one count.
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
