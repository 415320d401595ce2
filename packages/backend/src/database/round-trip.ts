import type { Connection, Submittable } from 'pg';
import { PreparedStatements } from './prepared-statements.ts';
import { readValue } from './read-value.ts';
import { writeValue } from './write-value.ts';

/** A statement: its text with `$1` … and the values. */
export interface Statement {
  text: string;
  values?: readonly unknown[];
}

export interface Result<Row> {
  /** `SELECT`, `UPDATE` …; empty for an empty statement. */
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
  /** The total length of the values as texts, in characters. */
  size: number;
  /** There are more rows after these. */
  isSuspended: boolean;
}

/** One round trip to the server. The driver's client calls the handlers. */
abstract class Trip implements Submittable {
  readonly done: Promise<Portion>;
  protected portion: Portion;
  readonly #settle: { resolve(portion: Portion): void; reject(error: Error): void };

  constructor(fields: Field[] = []) {
    const { promise, resolve, reject } = Promise.withResolvers<Portion>();
    this.done = promise;
    this.#settle = { resolve, reject };
    this.portion = emptyPortion(fields);
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    this.write(connection);
    connection.sync();
    connection.stream.uncork();
  }

  protected abstract write(connection: Connection): void;

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.portion.fields = fields;
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [index, { name, dataTypeID }] of this.portion.fields.entries()) {
      const text = texts[index] ?? null;
      this.portion.size += text?.length ?? 0;
      row[name] = text === null ? null : readValue(dataTypeID, text);
    }
    this.portion.rows.push(row);
  }

  handlePortalSuspended(): void {
    this.portion.isSuspended = true;
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [, command = '', count] = /^(\w+)(?:(?: \w+)* (\d+))?$/.exec(text) ?? [];
    this.portion.command = command;
    this.portion.rowCount = Number(count ?? 0);
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.portion);
  }
}

/**
 * Statements that travel together and run in order until one fails. The result is the last one's, up to
 * `maxRows` rows. The driver's own query cannot stop in the middle of an answer, and makes a round trip
 * for each statement.
 */
export class Exchange extends Trip {
  readonly #statements: readonly Statement[];
  readonly #maxRows: number;
  #ahead: number;
  #prepared: PreparedStatements | undefined;

  constructor(statements: readonly Statement[], maxRows: number) {
    super();
    this.#statements = statements;
    this.#maxRows = maxRows;
    this.#ahead = statements.length - 1;
  }

  protected override write(connection: Connection): void {
    this.#prepared = PreparedStatements.of(connection);
    for (const [index, { text, values = [] }] of this.#statements.entries()) {
      const statement = this.#prepared.parse(connection, text, values.length);
      connection.bind({ values: values.map(writeValue), statement }, true);
      connection.describe({ type: 'P', name: '' }, true);
      const isLast = index === this.#statements.length - 1;
      connection.execute({ portal: '', rows: String(isLast ? this.#maxRows : 0) }, true);
    }
  }

  override handleCommandComplete(message: { text: string }): void {
    super.handleCommandComplete(message);
    if (this.#ahead === 0) return;
    this.#ahead -= 1;
    this.portion = emptyPortion([]);
  }

  override handleError(error: Error): void {
    // The server did not even read the statements after the one that failed.
    for (const { text } of this.#statements) this.#prepared?.forget(text);
    super.handleError(error);
  }
}

/** Fetches the next rows of the previous statement. */
export class Continuation extends Trip {
  readonly #maxRows: number;

  constructor(maxRows: number, fields: Field[]) {
    super(fields);
    this.#maxRows = maxRows;
  }

  protected override write(connection: Connection): void {
    connection.execute({ portal: '', rows: String(this.#maxRows) }, true);
  }
}

const emptyPortion = (fields: Field[]): Portion => ({
  command: '',
  rowCount: 0,
  rows: [],
  fields,
  size: 0,
  isSuspended: false,
});
