import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends exactly what a test says. fetch would correct or complete it. */
export class RawRequest {
  readonly socket: Socket;
  #answer = '';

  constructor(url: string, head: string[], body = '') {
    this.socket = connect(Number(new URL(url).port), 'localhost');
    this.socket.on('data', (chunk) => {
      this.#answer += chunk;
    });
    this.socket.on('error', () => undefined);
    this.socket.write([...head, 'Host: localhost', '', body].join('\r\n'));
  }

  /** The status of the answer as soon as it begins. 0 if the connection ends without one. */
  async status(): Promise<number> {
    while (!this.#answer.includes('\r\n')) {
      if (this.socket.closed) return 0;
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
    }
    return Number(this.#answer.split(' ')[1]);
  }
}
