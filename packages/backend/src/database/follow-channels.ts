import { Client, type ClientConfig } from 'pg';
import type { Listener } from './sql-database.ts';

/** Milliseconds between two attempts to reach a server that went away. */
const RETRY_MS = 1_000;

/** A dedicated connection for NOTIFY, which is opened again whenever it is lost. */
export function followChannels(address: ClientConfig) {
  const listeners = new Map<string, Listener>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new Client(address);
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.onPayload(payload ?? ''),
    );
    next.once('end', () => {
      if (client !== next) return;
      client = undefined;
      retryLater();
    });
    await next.connect();
    for (const channel of listeners.keys()) {
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    }
    client = next;
  }

  function reconnect(): void {
    connect().then(() => {
      for (const listener of listeners.values()) listener.onGap();
    }, retryLater);
  }

  function retryLater(): void {
    if (!isClosed) retry = setTimeout(reconnect, RETRY_MS);
  }

  return {
    async listen(channel: string, listener: Listener): Promise<void> {
      listeners.set(channel, listener);
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      else await connect();
    },
    /** No notification can be lost before anybody listens. */
    isListening: () => listeners.size === 0 || client !== undefined,
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
