import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';

/**
 * Milliseconds in which the rest of a body must come, and in which anything of it must: nginx's `lingering_time` and
 * `lingering_timeout`.
 */
const LINGER = { totalMs: 30_000, silenceMs: 5_000 };

/**
 * Many requests are answered before their body has arrived. A connection that is closed with bytes unread is reset,
 * and the client loses an answer that it has not read yet. Here the answer is followed by the end of the connection.
 * What still comes is discarded until the client is done or too slow. Then the connection is closed.
 */
export function closeInOrder(listener: Server, { totalMs, silenceMs } = LINGER): void {
  listener.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    // Node.js calls it after the last answer, and Hono's adapter half a second after an answer to an unread body.
    socket.destroySoon = () => {
      if (request.complete) Socket.prototype.destroySoon.call(socket);
      else linger(socket, request);
    };
  });

  function linger(socket: Socket, request: IncomingMessage): void {
    if (request.listeners('data').includes(discard)) return;
    socket.end();
    const close = () => socket.destroy();
    const timer = setTimeout(close, totalMs).unref();
    socket.once('close', () => clearTimeout(timer));
    socket.setTimeout(silenceMs, close);
    request.once('end', close);
    // Whoever gave up reading the body must not get the rest, which would stay in memory.
    request.removeAllListeners('data').on('data', discard).resume();
  }
}

const discard = () => undefined;
