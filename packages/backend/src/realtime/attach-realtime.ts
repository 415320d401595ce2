import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { followEndedSessions, type IsLive } from '../auth/live-sessions.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { describeError } from '../describe-error.ts';
import type { Secrets } from '../secrets.ts';
import { readAccessToken } from './access-token.ts';
import type { Change } from './change.ts';
import { followChanges } from './change-feed.ts';
import { deliverChanges } from './deliver-changes.ts';
import { decodeFrame, encodeFrame, type ProtocolVersion } from './frame.ts';
import { readPublishedTables } from './published-tables.ts';
import { RealtimeConnection } from './realtime-connection.ts';
import { createSocketPlaces, type SocketPlace } from './socket-places.ts';

const PATH = '/realtime/v1/websocket';
/** A join with ten filters and a long token is 20 kB. */
const MAX_FRAME_BYTES = 64 * 1024;
/** Dozens of the largest rows; a page that is this far behind joins again and reloads. */
const MAX_UNSENT_BYTES = 8 * 1024 * 1024;
/** realtime-js sends a heartbeat every 25 s; a page that misses two is gone. */
const SILENCE_LIMIT_MS = 75_000;

interface RealtimeParts {
  server: Server;
  database: SqlDatabase;
  secrets: Secrets;
  isLive: IsLive;
  /** Whom limits count a connection for. */
  addressOf(request: IncomingMessage): string;
  logger: Logger;
}

/** Serves Supabase's realtime protocol on the server's own port. Returns the way to end it. */
export async function attachRealtime({
  server,
  database,
  secrets,
  isLive,
  addressOf,
  logger,
}: RealtimeParts): Promise<() => void> {
  const tables = await readPublishedTables(database);
  const connections = new Set<RealtimeConnection>();
  const places = createSocketPlaces();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const deliver = createBatches(async (changes: Change[]) => {
    const byTable = Map.groupBy(changes, ({ schema, table }) => `${schema}.${table}`);
    for (const [table, batch] of byTable) {
      await deliverChanges(database, batch, tables.get(table) ?? [], connections);
    }
  }, logger);
  await followChanges(database, deliver, () => {
    for (const connection of connections) connection.tellToReadAnew();
  });
  await followEndedSessions(database, (sessionId) => {
    for (const connection of connections) connection.endSession(sessionId);
  });

  server.on('upgrade', (request, socket, head) => {
    // Until the handshake nobody else listens, and an error nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    const url = URL.parse(`http://localhost${request.url ?? '/'}`);
    if (!url) return socket.destroy();
    const known = [secrets.publishableKey, secrets.secretKey].includes(
      url.searchParams.get('apikey') ?? '',
    );
    const status = url.pathname !== PATH ? 404 : known ? 101 : 401;
    const leave = () => socket.destroy();
    const place = status === 101 ? places.admit(addressOf(request), leave) : null;
    if (!place) {
      socket.end(`HTTP/1.1 ${status === 101 ? 503 : status} Refused\r\nConnection: close\r\n\r\n`);
      return;
    }
    socket.on('close', place.release);
    sockets.handleUpgrade(request, socket, head, (client) => open(client, url, place));
  });

  function open(client: WebSocket, url: URL, place: SocketPlace): void {
    const version: ProtocolVersion = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    const connection = new RealtimeConnection({
      send(frame) {
        // A page that asks and never listens would otherwise fill the memory.
        if (client.bufferedAmount > MAX_UNSENT_BYTES) return client.terminate();
        client.send(encodeFrame(frame, version));
      },
      readToken: (token) => readAccessToken(token, secrets, isLive),
      isPublished: (table) => tables.has(table),
      takeChannel: place.takeChannel,
      now: () => Date.now() / 1000,
    });
    connections.add(connection);
    const watch = setTimeout(() => client.terminate(), SILENCE_LIMIT_MS);
    client.on('message', (data, isBinary) => {
      watch.refresh();
      const frame = isBinary ? null : decodeFrame(data.toString(), version);
      if (!frame) return client.close(1003, 'Not a frame');
      connection.receive(frame).catch((error: Error) => {
        logger.error({ error: describeError(error) }, 'realtime message failed');
        client.close(1011);
      });
    });
    client.on('error', () => client.terminate());
    client.on('close', () => {
      clearTimeout(watch);
      connections.delete(connection);
    });
  }

  return () => {
    for (const client of sockets.clients) client.close(1001, 'The server stops');
    sockets.close();
  };
}

/** Handles what arrives while a batch is under way as the next batch, in order. */
function createBatches<T>(handle: (batch: T[]) => Promise<void>, logger: Logger) {
  let waiting: T[] = [];
  let busy = false;
  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await handle(batch).catch((error: Error) =>
        logger.error({ error: describeError(error) }, 'changes were not delivered'),
      );
    }
    busy = false;
  }
  return (item: T): void => {
    waiting.push(item);
    if (!busy) void run();
  };
}
