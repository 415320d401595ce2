import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

/**
 * A conversation with the thread that runs embedded Postgres, in the form of a socket for the driver.
 */
export class PgliteStream extends Duplex {
  readonly #worker: Worker;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
    worker.once('error', (error) => this.destroy(error));
    worker.once('exit', () => this.destroy());
  }

  readonly #receive = (bytes: Uint8Array): void => {
    if (bytes.length > 0) this.push(bytes);
  };

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  setKeepAlive(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk);
    done();
  }

  /** Sends the messages of one statement together, because each crossing to the thread costs time. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  /** Hands over a copy of its own memory. A buffer of Node.js' pool would be sent with all 64 KiB of the pool. */
  #send(message: Buffer): void {
    const bytes = new Uint8Array(message);
    this.#worker.postMessage(bytes, [bytes.buffer]);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }
}
