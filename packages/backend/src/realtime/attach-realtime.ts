import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { followEndedSessions, type IsLive } from '../auth/live-sessions.ts';
import { askAs } from '../database/fair-share/asker.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { describeError } from '../describe-error.ts';
import { FRAME_LIMITS } from '../limits.ts';
import type { Secrets } from '../secrets.ts';
import { TokenReader } from './access-token.ts';
import type { Change } from './change.ts';
import { followChanges } from './change-feed.ts';
import { deliverChanges } from './deliver-changes.ts';
import { decodeFrame, encodeFrame, type ProtocolVersion } from './frame.ts';
import { createFrameIntake, SocketEnd } from './frame-intake.ts';
import { readPublishedTables } from './published-tables.ts';
import { RealtimeConnection } from './realtime-connection.ts';
import { createSocketPlaces, type SocketPlace } from './socket-places.ts';

const PATH = '/realtime/v1/websocket';
/** Dozens of the largest rows. A page that is this far behind is disconnected, joins again and reloads. */
const MAX_UNSENT_BYTES = 8 * 1024 * 1024;
/** The most changes of one person that are sent one by one. After any change a page reads its whole list. */
const MAX_CHANGES_TOLD = 500;
/** realtime-js sends a heartbeat every 25 s. A page that misses two is gone. */
const SILENCE_LIMIT_MS = 75_000;
/** Milliseconds that a client has to hear why the connection ends, and to close it. A slow phone needs seconds. */
const GOODBYE_MS = 10_000;

interface RealtimeParts {
  server: Server;
  database: SqlDatabase;
  secrets: Secrets;
  isLive: IsLive;
  /** The network address that limits count a connection for. */
  addressOf(request: IncomingMessage): string;
  logger: Logger;
}

/** Serves Supabase's realtime protocol on the server's own port. Returns a function that stops it. */
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
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMITS.bytes });

  async function deliverTo(owner: string, changes: Change[]): Promise<void> {
    const theirs = [...connections].filter((connection) => connection.isOf(owner));
    try {
      if (changes.length > MAX_CHANGES_TOLD) return tellToReadAnew(theirs);
      const byTable = Map.groupBy(changes, ({ schema, table }) => `${schema}.${table}`);
      await askAs({ kind: 'member', name: owner, isOwed: true }, async () => {
        for (const [table, batch] of byTable) {
          await deliverChanges(database, batch, tables.get(table) ?? [], theirs);
        }
      });
    } catch (error) {
      logger.error({ error: describeError(error) }, 'changes were not delivered');
      tellToReadAnew(theirs);
    }
  }
  const deliver = createBatches(({ owner }: Change) => owner, deliverTo);
  await followChanges(database, deliver, () => tellToReadAnew(connections));
  await followEndedSessions(database, (sessionId) => {
    for (const connection of connections) connection.endSession(sessionId);
  });

  server.on('upgrade', (request, socket, head) => {
    // Until the handshake nobody else handles errors, and an unhandled one ends the process.
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
        // A page that subscribes but never reads would fill the memory.
        if (client.bufferedAmount > MAX_UNSENT_BYTES) return client.terminate();
        client.send(encodeFrame(frame, version));
      },
      tokens: new TokenReader(secrets, isLive),
      isPublished: (table) => tables.has(table),
      takeChannel: place.takeChannel,
      now: () => Date.now() / 1000,
    });
    connections.add(connection);
    const watch = setTimeout(() => client.terminate(), SILENCE_LIMIT_MS);
    const take = createFrameIntake({
      async handle(text) {
        const frame = decodeFrame(text, version);
        if (!frame) throw new SocketEnd('Not a frame', 1003);
        await connection.receive(frame);
      },
      end(error) {
        const isTheirs = error instanceof SocketEnd;
        if (isTheirs && error.isBlameworthy) place.blame();
        if (!isTheirs) logger.error({ error: describeError(error) }, 'realtime message failed');
        client.close(isTheirs ? error.code : 1011, isTheirs ? error.message : '');
        setTimeout(() => client.terminate(), GOODBYE_MS).unref();
      },
      cut: () => client.terminate(),
    });
    client.on('message', (data: Buffer, isBinary) => {
      watch.refresh();
      // A binary frame is not part of the protocol, so it is taken as an invalid message.
      take(isBinary ? Buffer.of(0) : data);
    });
    client.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A frame that is too large, or none at all. Other errors are the network's.
      if (code?.startsWith('WS_ERR_')) place.blame();
      client.terminate();
    });
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

function tellToReadAnew(connections: Iterable<RealtimeConnection>): void {
  for (const connection of connections) connection.tellToReadAnew();
}

/** While a person's batch is being handled, collects what arrives for them into the next batch, in order. */
function createBatches<T>(
  ownerOf: (item: T) => string,
  handle: (owner: string, batch: T[]) => Promise<void>,
): (item: T) => void {
  const waiting = new Map<string, T[]>();
  async function run(owner: string): Promise<void> {
    for (let batch = waiting.get(owner); batch?.length; batch = waiting.get(owner)) {
      waiting.set(owner, []);
      await handle(owner, batch);
    }
    waiting.delete(owner);
  }
  return (item) => {
    const owner = ownerOf(item);
    const theirs = waiting.get(owner);
    if (theirs) theirs.push(item);
    else {
      waiting.set(owner, [item]);
      void run(owner);
    }
  };
}
