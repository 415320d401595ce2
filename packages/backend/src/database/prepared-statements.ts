import type { Connection } from 'pg';
import { STATEMENT_LIMITS } from './fair-share/statement-limits.ts';

/**
 * The statements that a server has parsed and planned for one connection, which is most of the work of a
 * small query. Postgres plans a statement again for another role, so row level security still applies.
 * The least recently used statement makes room.
 */
export class PreparedStatements {
  static readonly #known = new WeakMap<Connection, PreparedStatements>();

  /** By text, the least recently used first. */
  readonly #names = new Map<string, string>();
  readonly #free = Array.from({ length: STATEMENT_LIMITS.prepared }, (_, index) => `s${index}`);

  static of(connection: Connection): PreparedStatements {
    const known = PreparedStatements.#known.get(connection) ?? new PreparedStatements();
    PreparedStatements.#known.set(connection, known);
    return known;
  }

  /** Parses a text if needed. Returns the name to bind its values to. */
  parse(connection: Connection, text: string, values: number): string {
    // An insert of many rows or a list of many ids rarely occurs again in the same form.
    if (values > STATEMENT_LIMITS.preparedValues) {
      connection.parse({ text, name: '', types: [] }, true);
      return '';
    }
    const known = this.#names.get(text);
    this.#names.delete(text);
    const name = known ?? this.#takeName();
    this.#names.set(text, name);
    if (known !== undefined) return name;
    // Closes the statement that had this name before. Closing none is no error.
    connection.close({ type: 'S', name }, true);
    connection.parse({ text, name, types: [] }, true);
    return name;
  }

  /** Call it if the server may not have this statement anymore, or its plan is useless. */
  forget(text: string): void {
    const name = this.#names.get(text);
    if (name === undefined) return;
    this.#names.delete(text);
    this.#free.push(name);
  }

  #takeName(): string {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const [oldest] = this.#names;
    if (!oldest) throw new RangeError('No statement may be prepared');
    this.forget(oldest[0]);
    return this.#takeName();
  }
}
