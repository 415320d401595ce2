import { WebSocket } from 'ws';

/** Everything realtime told the page, and whether the way there is cut. */
export const realtime = { heard: [] as string[], isLost: false };

const open = new Set<WatchedSocket>();

/** Takes the place of jsdom's own, which mixes its events with those of Node.js and never opens. */
export class WatchedSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    // Nothing listens on this port.
    super(realtime.isLost ? 'ws://127.0.0.1:9' : address, protocols);
    open.add(this);
    this.addEventListener('message', ({ data }) => realtime.heard.push(String(data)));
    this.addEventListener('close', () => open.delete(this));
  }
}

/** Ends realtime connections, and lets none begin until the way back is called. */
export function loseSockets(): () => void {
  realtime.isLost = true;
  for (const socket of open) socket.close();
  return () => {
    realtime.isLost = false;
  };
}
