import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface LocalAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Hangs up without an answer. */
  drop?: boolean;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Expose-Headers': '*',
};

/** A server on this machine that answers as told, for code that must really use the network. */
export async function listen(answer: (request: SeenRequest) => LocalAnswer) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, CORS).end();
    const { status, headers, body, drop } = answer({
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    });
    if (drop) return incoming.socket.destroy();
    outgoing.writeHead(status ?? 200, { ...CORS, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
