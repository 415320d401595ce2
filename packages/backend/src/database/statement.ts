import type { Connection, Submittable } from 'pg';
import { readValue } from './read-value.ts';
import { writeValue } from './write-value.ts';

export interface Result<Row> {
  /** `SELECT`, `UPDATE` …; empty where the statement was. */
  command: string;
  rowCount: number;
  rows: Row[];
}

interface Field {
  name: string;
  dataTypeID: number;
}

export interface Portion extends Result<Record<string, unknown>> {
  fields: Field[];
  /** How much the values weigh as texts, in characters. */
  size: number;
  /** There is more behind these rows. */
  isSuspended: boolean;
}

/**
 * One exchange with the server: a statement up to `maxRows` rows, or (without a text) the next ones of
 * the statement before. All its messages travel together. The driver's own query cannot stop in the
 * middle of an answer. Handlers are called by the driver's client.
 */
export class Statement implements Submittable {
  readonly done: Promise<Portion>;
  readonly #text: string | undefined;
  readonly #values: (string | Buffer | null)[];
  readonly #maxRows: number;
  readonly #portion: Portion;
  readonly #settle: { resolve(portion: Portion): void; reject(error: Error): void };

  constructor(
    text: string | undefined,
    values: readonly unknown[],
    maxRows: number,
    fields: Field[] = [],
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<Portion>();
    this.done = promise;
    this.#settle = { resolve, reject };
    this.#text = text;
    this.#values = values.map(writeValue);
    this.#maxRows = maxRows;
    this.#portion = { command: '', rowCount: 0, rows: [], fields, size: 0, isSuspended: false };
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    if (this.#text !== undefined) {
      connection.parse({ text: this.#text, name: '', types: [] }, true);
      connection.bind({ values: this.#values }, true);
      connection.describe({ type: 'P', name: '' }, true);
    }
    connection.execute({ portal: '', rows: String(this.#maxRows) }, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#portion.fields = fields;
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [index, { name, dataTypeID }] of this.#portion.fields.entries()) {
      const text = texts[index] ?? null;
      this.#portion.size += text?.length ?? 0;
      row[name] = text === null ? null : readValue(dataTypeID, text);
    }
    this.#portion.rows.push(row);
  }

  handlePortalSuspended(): void {
    this.#portion.isSuspended = true;
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [, command = '', count] = /^(\w+)(?:.* (\d+))?$/.exec(text) ?? [];
    this.#portion.command = command;
    this.#portion.rowCount = Number(count ?? 0);
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#portion);
  }
}
