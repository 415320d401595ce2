import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import type { SecondAnswer } from '@cardsift/card-reader/judge-second-answer/second-answer';

/** A question to a model, as far as tests look at it. */
export interface ModelRequest {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    max_tokens: number;
    temperature: number;
    messages: { role: string; content: string | { type: string; text?: string }[] }[];
    response_format: { type: string; json_schema: { strict: boolean; schema: object } };
  };
}

export interface ModelServer {
  /** The base URL of chat completions. */
  url: string;
  /** All requests in order, for tests to look at. */
  requests: ModelRequest[];
  /** How requests are answered from now on. */
  reply: ModelReplies;
  close(): void;
}

export type ModelReplies = (response: ServerResponse, request: ModelRequest) => void;

/**
 * A local stand-in for a model behind chat completions, on a real socket. It answers what the test tells
 * it to.
 */
export async function openModelServer(reply: ModelReplies = away): Promise<ModelServer> {
  const http = createServer(async (incoming, response) => {
    const body = (await readJson(incoming).catch(() => ({}))) as ModelRequest['body'];
    const request = { path: incoming.url, headers: incoming.headers, body };
    server.requests.push(request);
    server.reply(response, request);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    reply,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}

/** A completion with this text, as servers send it. */
export const says =
  (
    text: string,
    usage: object | null = { prompt_tokens: 700, completion_tokens: 90 },
  ): ModelReplies =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 1_700_000_000,
        model: 'llama3.2',
        choices: [
          { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' },
        ],
        ...(usage && { usage }),
      }),
    );
  };

const NOTHING: SecondAnswer = {
  fullName: null,
  title: null,
  department: null,
  org: null,
  tagline: null,
  emails: [],
  phones: [],
  websites: [],
  address: null,
};

/** An answer in the right form. */
export const answers = (answer: Partial<SecondAnswer>): ModelReplies =>
  says(JSON.stringify({ ...NOTHING, ...answer }));

/** As if nobody were there: closes the connection. */
export const away: ModelReplies = (response) => void response.destroy();

/** Accepts the question and never answers. */
export const silent: ModelReplies = () => {};

/** Sends a byte now and then, forever. */
export const drips: ModelReplies = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

export const refuses =
  (status: number): ModelReplies =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'You said: Ada Byron', type: 'error' } }));
  };

export const redirects =
  (to: string): ModelReplies =>
  (response) => {
    response.writeHead(307, { location: to });
    response.end();
  };

/** Sends this many bytes of JSON that never ends. */
export const floods =
  (bytes: number): ModelReplies =>
  (response) => {
    response.on('error', () => {});
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices":[{"message":{"content":"');
    response.end('x'.repeat(bytes));
  };
