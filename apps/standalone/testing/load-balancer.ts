import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  close(): Promise<void>;
}

/**
 * Forwards connections to several ports of this machine in turn, skipping those where nothing
 * listens, like a load balancer in front of several processes.
 */
export async function balance(port: number, ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const listener = createServer((incoming) => {
    sockets.add(incoming);
    incoming.on('error', () => undefined);
    incoming.once('close', () => sockets.delete(incoming));
    turn += 1;
    passOn(incoming, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  }).listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, 'close');
    },
  };
}

function passOn(incoming: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    incoming.destroy();
    return;
  }
  const outgoing = connect(port, '127.0.0.1');
  const tryNext = () => passOn(incoming, others);
  outgoing.once('error', tryNext);
  outgoing.once('connect', () => {
    outgoing.off('error', tryNext);
    outgoing.on('error', () => incoming.destroy());
    outgoing.once('close', () => incoming.destroy());
    incoming.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
}
