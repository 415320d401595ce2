import type { ClientBase } from 'pg';
import { note, Refusal } from '../refusal.ts';
import { describeFailure } from './describe-failure.ts';
import { type Portion, type Result, Statement } from './statement.ts';
import { currentPatience, STATEMENT_LIMITS } from './statement-limits.ts';

/** Who lends sessions; shaped as Kysely wants a pool of the driver. */
export interface Sessions {
  connect(): Promise<Session>;
  end(): Promise<void>;
}

interface SessionParts {
  client: Pick<ClientBase, 'query'>;
  /** Ends the conversation at once, in the middle of a statement; whoever waits gets an error. */
  abandon(): void;
  release(): void;
  /** Milliseconds a statement of a request may take until it is abandoned. */
  requestMs: number;
  /** Milliseconds more for the server to end it by itself. */
  graceMs: number;
}

/** One conversation with Postgres, lent until it is released. Every statement is bounded. */
export class Session {
  readonly #parts: SessionParts;
  #isInTransaction = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Rejects with the server's error, or with a refusal where that is not about the statement. */
  async query<Row>(text: string, values: readonly unknown[] = []): Promise<Result<Row>> {
    // Statements go to the server as texts that end with it; a name that somebody chose may hold one.
    if (text.includes('\0')) throw note(new Refusal('not_offered', 'character'));
    let isTooLate = false;
    const { requestMs, graceMs, abandon } = this.#parts;
    const watch = setTimeout(
      () => {
        isTooLate = true;
        abandon();
      },
      (currentPatience() ?? requestMs) + graceMs,
    );
    try {
      const result = await this.#fetchPortions(text, values);
      this.#noteTransaction(text);
      return result as Result<Row>;
    } catch (error) {
      const cause = { cause: error };
      throw note(
        isTooLate ? new Refusal('query_timeout', undefined, cause) : describeFailure(error),
      );
    } finally {
      clearTimeout(watch);
    }
  }

  release(): void {
    this.#parts.release();
  }

  /** Only within a transaction does the server keep what is left of an answer. */
  async #fetchPortions(
    text: string,
    values: readonly unknown[],
  ): Promise<Result<Record<string, unknown>>> {
    const maxRows = this.#isInTransaction ? STATEMENT_LIMITS.rowsAtATime : 0;
    let portion = await this.#fetch(new Statement(text, values, maxRows));
    const { rows, fields } = portion;
    let size = portion.size;
    for (;;) {
      if (size > STATEMENT_LIMITS.answerBytes) throw new Refusal('answer_too_large');
      if (!portion.isSuspended) break;
      portion = await this.#fetch(new Statement(undefined, [], maxRows, fields));
      size += portion.size;
      for (const row of portion.rows) rows.push(row);
    }
    return { command: portion.command, rowCount: rows.length || portion.rowCount, rows };
  }

  #fetch(statement: Statement): Promise<Portion> {
    return this.#parts.client.query(statement).done;
  }

  /** Transactions here are begun and ended by these words alone. */
  #noteTransaction(text: string): void {
    if (text === 'begin') this.#isInTransaction = true;
    if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
  }
}
