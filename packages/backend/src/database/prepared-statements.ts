import type { Connection } from 'pg';
import { STATEMENT_LIMITS } from './statement-limits.ts';

/**
 * The statements that a server has parsed and planned for one connection, which is most of the work of a
 * small query. A statement is planned again for another role, so row level security holds. The least
 * recently used one makes room.
 */
export class PreparedStatements {
  static readonly #known = new WeakMap<Connection, PreparedStatements>();

  /** By text, the longest unused first. */
  readonly #names = new Map<string, string>();
  readonly #free = Array.from({ length: STATEMENT_LIMITS.prepared }, (_, index) => `s${index}`);

  static of(connection: Connection): PreparedStatements {
    const known = PreparedStatements.#known.get(connection) ?? new PreparedStatements();
    PreparedStatements.#known.set(connection, known);
    return known;
  }

  /** Has a text parsed where that is needed. Returns the name to bind its values to. */
  parse(connection: Connection, text: string, values: number): string {
    // An insert of many rows or a list of many ids hardly comes again in the same form.
    if (values > STATEMENT_LIMITS.preparedValues) {
      connection.parse({ text, name: '', types: [] }, true);
      return '';
    }
    const known = this.#names.get(text);
    this.#names.delete(text);
    const name = known ?? this.#takeName();
    this.#names.set(text, name);
    if (known !== undefined) return name;
    // Closes the statement that had the name before. Closing nothing is no error.
    connection.close({ type: 'S', name }, true);
    connection.parse({ text, name, types: [] }, true);
    return name;
  }

  /** It is uncertain whether the server still has this statement, or its plan is useless. */
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
