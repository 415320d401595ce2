import { once } from 'node:events';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { note, Refusal } from '../../refusal.ts';
import { isDiskFault, requireWritable, watchRoom } from '../require-writable.ts';
import type { Listener } from '../sql-database.ts';
import { PgliteStream } from './pglite-stream.ts';

const thread = new URL('./pglite-worker.ts', import.meta.url);

/** Closing takes milliseconds unless a statement never ends. */
const CLOSING_MS = 5_000;

/** Where an embedded database is. */
export interface Place {
  /**
   * An absolute path. (With `file:` before it, the folder would get that name.) If absent, the database is in
   * memory.
   */
  directory?: string | undefined;
  /** Whether its disk has room for writing. If absent, the disk is asked. */
  hasRoom?: () => Promise<boolean>;
}

interface Conversation {
  worker: Worker;
  client: Client;
  /** Whether the server refuses to write. */
  isReadOnly: boolean;
}

/**
 * Embedded Postgres in a thread that may end at any moment, by a fault or because a statement took too long. It is
 * then opened again on the same files, and has everything that it acknowledged, like a server that was killed.
 * Without a directory the data are lost with the thread.
 */
export class EmbeddedServer {
  readonly #place: Place;
  readonly #hasRoom: () => Promise<boolean>;
  readonly #listeners = new Map<string, Listener>();
  #current: Promise<Conversation> | undefined;
  #isClosing = false;

  constructor(place: Place) {
    this.#place = place;
    this.#hasRoom =
      place.hasRoom ?? (place.directory ? watchRoom(dirname(place.directory)) : async () => true);
  }

  /** The current conversation, or the first one with a new thread. Rejects if the database cannot be opened. */
  converse(): Promise<Conversation> {
    if (this.#isClosing) throw note(new Refusal('database_unavailable'));
    this.#current ??= this.#open().catch((cause) => {
      this.#current = undefined;
      const code = isDiskFault(cause) ? 'not_writable' : 'database_unavailable';
      throw note(new Refusal(code, undefined, { cause }));
    });
    return this.#current;
  }

  /** The same, but read-only while the disk has no room. */
  async converseWithinRoom(): Promise<Conversation> {
    const conversation = await this.converse();
    const isReadOnly = !(await this.#hasRoom());
    if (conversation.isReadOnly !== isReadOnly) {
      await conversation.client.query(`set default_transaction_read_only = ${isReadOnly}`);
      conversation.isReadOnly = isReadOnly;
    }
    return conversation;
  }

  /**
   * Whether its disk accepts writes. True if the disk is known to be full, because reading goes on then. False if
   * it reports room but accepts no writes, as with an exhausted quota.
   */
  async canWrite(): Promise<boolean> {
    const { directory } = this.#place;
    if (!directory || !(await this.#hasRoom())) return true;
    return requireWritable(dirname(directory)).then(
      () => true,
      () => false,
    );
  }

  async listen(channel: string, listener: Listener): Promise<void> {
    this.#listeners.set(channel, listener);
    const { client } = await this.converse();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const { worker } = (await this.#current?.catch(() => undefined)) ?? {};
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('close');
    const impatience = setTimeout(() => void worker.terminate(), CLOSING_MS);
    await ended;
    clearTimeout(impatience);
  }

  async #open(): Promise<Conversation> {
    const { directory } = this.#place;
    // Checked beside the folder, because Postgres creates its files only in an empty one.
    if (directory) await requireWritable(dirname(directory));
    const worker = new Worker(thread, { workerData: { directory } });
    await once(worker, 'message');
    const client = new Client({
      user: 'postgres',
      database: 'postgres',
      stream: () => new PgliteStream(worker),
    });
    // The failing query reports it too. An error event without a listener would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) =>
      this.#listeners.get(channel)?.onPayload(payload ?? ''),
    );
    worker.once('exit', () => this.#reopen());
    await client.connect();
    for (const channel of this.#listeners.keys()) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    }
    return { worker, client, isReadOnly: false };
  }

  /** Reopens at once, not with the next query, because subscribers wait for changes. */
  #reopen(): void {
    this.#current = undefined;
    if (this.#isClosing || !this.#place.directory) return;
    this.converse().then(
      () => {
        for (const listener of this.#listeners.values()) listener.onGap();
      },
      // The next query tries again and gets the reason.
      () => undefined,
    );
  }
}
