import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { oddText } from '../odd-values.ts';
import type { Attack } from './attacker.ts';

/** One socket and a thousand frames. The status is the close code. */
export const attackRealtime: Attack = async (
  { url, publishableKey, address, token, userId, signal },
  pick,
) => {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${publishableKey}`,
    { headers: { 'x-forwarded-for': address } },
  );
  socket.on('error', () => undefined);
  signal.addEventListener('abort', () => socket.terminate(), { once: true });
  const ended = Promise.withResolvers<number>();
  socket.once('close', (code) => ended.resolve(code));
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  if (!isOpen) return 429;
  const filter = pick([`user_id=eq.${userId}`, oddText(pick).slice(0, 9_000)]);
  const payload = {
    config: {
      postgres_changes: Array.from({ length: pick([1, 500]) }, () => ({
        event: '*',
        schema: 'public',
        table: 'business_card_records',
        filter,
      })),
    },
    access_token: token ?? publishableKey,
  };
  const event = pick(['phx_join', 'access_token', 'heartbeat', 'broadcast']);
  for (let count = 0; count < 1_000 && socket.readyState === WebSocket.OPEN; count += 1) {
    // Otherwise no other client's frames get a turn.
    await setImmediate();
    const body =
      event === 'phx_join'
        ? payload
        : { access_token: `${token}${pick(['', 'x'])}`, more: oddText(pick).slice(0, 90_000) };
    // What does not get through takes the attacker's memory.
    while (socket.bufferedAmount > 1_000_000 && socket.readyState === WebSocket.OPEN)
      await setImmediate();
    socket.send(JSON.stringify(['1', String(count), `realtime:${count % 30}`, event, body]));
  }
  // An answered heartbeat shows that all frames before it were handled.
  socket.send(JSON.stringify([null, 'last', 'phoenix', 'heartbeat', {}]));
  socket.on('message', (data) => {
    if (String(data).includes('"last"')) ended.resolve(200);
  });
  const status = await ended.promise;
  socket.terminate();
  return status;
};
