import type { ClientBase } from 'pg';
import { note, Refusal } from '../refusal.ts';
import { describeFailure } from './describe-failure.ts';
import { currentPatience, STATEMENT_LIMITS } from './fair-share/statement-limits.ts';
import { Continuation, Exchange, type Portion, type Result, type Statement } from './round-trip.ts';

/** Lends sessions, in the form of a driver's pool as Kysely expects it. */
export interface PostgresSessions {
  connect(): Promise<PostgresSession>;
  end(): Promise<void>;
}

interface SessionParts {
  client: Pick<ClientBase, 'query'>;
  /** The disk has no room for writing. */
  isReadOnly?: boolean;
  /** Whether the disk accepts writes. If not, embedded Postgres may never answer a statement. */
  canWrite?(): Promise<boolean>;
  /** Ends the conversation at once. A running statement fails with an error. */
  abandon(): void;
  release(): void;
  /** Milliseconds after which a request's statement is abandoned. */
  requestMs: number;
  /** Additional milliseconds for the server to end it itself. */
  graceMs: number;
}

/** One conversation with Postgres, lent until it is released. Every statement has a time limit. */
export class PostgresSession {
  readonly #parts: SessionParts;
  #isInTransaction = false;
  /** Statements whose results nobody needs. They travel with the next one. */
  #ahead: readonly Statement[] = [];
  /** Statements that run before every statement, each in a transaction of its own. */
  #preamble: readonly Statement[] | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Rejects with the server's error, or with a refusal if that is not about the statement. */
  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Result<Row>> {
    // Statements are sent as NUL-terminated text, and a name that somebody chose may contain NUL.
    if (text.includes('\0')) throw note(new Refusal('not_offered', 'character'));
    let isTooLate = false;
    const { requestMs, graceMs, abandon, canWrite, isReadOnly = false } = this.#parts;
    const watch = setTimeout(
      () => {
        isTooLate = true;
        abandon();
      },
      (currentPatience() ?? requestMs) + graceMs,
    );
    try {
      const statement = { text, values };
      const result = this.#preamble
        ? await this.#readFirst(this.#preamble, statement)
        : await this.#fetchPortions(statement);
      this.#noteTransaction(text);
      return result as Result<Row>;
    } catch (error) {
      const cause = { cause: error };
      if (!isTooLate) throw note(describeFailure(error, isReadOnly));
      const code = (await canWrite?.()) === false ? 'not_writable' : 'query_timeout';
      throw note(new Refusal(code, undefined, cause));
    } finally {
      clearTimeout(watch);
    }
  }

  /**
   * Runs `work` in one transaction and rolls back if it throws. `begin` and `preamble` travel with the first
   * statement.
   */
  async transact<T>(preamble: readonly Statement[], work: () => Promise<T>): Promise<T> {
    this.#ahead = [{ text: 'begin' }, ...preamble];
    this.#isInTransaction = true;
    try {
      const result = await work();
      await this.#end('commit');
      return result;
    } catch (error) {
      // If the session is gone, so is its transaction.
      await this.#end('rollback').catch(() => undefined);
      throw error;
    }
  }

  /**
   * Runs `work`, which changes nothing and has small results, with one round trip for each statement. Statements that
   * travel together are one transaction to Postgres, so what `preamble` sets holds until its end.
   */
  async read<T>(preamble: readonly Statement[], work: () => Promise<T>): Promise<T> {
    this.#preamble = preamble;
    try {
      return await work();
    } finally {
      this.#preamble = undefined;
    }
  }

  release(): void {
    this.#parts.release();
  }

  async #end(word: 'commit' | 'rollback'): Promise<void> {
    const hasBegun = this.#ahead.length === 0;
    this.#ahead = [];
    if (hasBegun) await this.query(word);
    this.#isInTransaction = false;
  }

  /** The result of one round trip. If it is incomplete, it is requested again and fetched in portions. */
  async #readFirst(preamble: readonly Statement[], statement: Statement) {
    const trip = new Exchange([...preamble, statement], STATEMENT_LIMITS.rowsAtATime);
    const portion = await this.#fetch(trip);
    if (!portion.isSuspended && portion.size <= STATEMENT_LIMITS.answerBytes) return portion;
    this.#preamble = undefined;
    try {
      return await this.transact(preamble, () => this.#fetchPortions(statement));
    } finally {
      this.#preamble = preamble;
    }
  }

  /** The server keeps the rest of a result only within a transaction. */
  async #fetchPortions(statement: Statement): Promise<Result<Record<string, unknown>>> {
    const maxRows = this.#isInTransaction ? STATEMENT_LIMITS.rowsAtATime : 0;
    const statements = [...this.#ahead, statement];
    this.#ahead = [];
    let portion = await this.#fetch(new Exchange(statements, maxRows));
    const { rows, fields } = portion;
    let size = portion.size;
    for (;;) {
      if (size > STATEMENT_LIMITS.answerBytes) throw new Refusal('answer_too_large');
      if (!portion.isSuspended) break;
      portion = await this.#fetch(new Continuation(maxRows, fields));
      size += portion.size;
      for (const row of portion.rows) rows.push(row);
    }
    return { command: portion.command, rowCount: rows.length || portion.rowCount, rows };
  }

  #fetch(trip: Exchange | Continuation): Promise<Portion> {
    return this.#parts.client.query(trip).done;
  }

  /** Follows the words by which Supabase Lite begins and ends its own transactions. */
  #noteTransaction(text: string): void {
    if (text === 'begin') this.#isInTransaction = true;
    if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
  }
}
