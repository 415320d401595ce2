import type { Pick } from '../odd-values.ts';

export interface Attacker {
  url: string;
  publishableKey: string;
  /** The network address that requests come from. */
  address: string;
  /** Null for a visitor. */
  token: string | null;
  userId: string;
  /** Ends what is still running. */
  signal: AbortSignal;
}

/** Sends one odd request and resolves with its status. */
export type Attack = (attacker: Attacker, pick: Pick) => Promise<number>;

/** Sends a request as this attacker. Resolves with its status once the whole answer has arrived. */
export async function send(
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
