import { AsyncLocalStorage } from 'node:async_hooks';

/** What one statement may cost, on either database. Times in milliseconds. */
export const STATEMENT_LIMITS = {
  /** The slowest question of the product takes well under a second with 100,000 contacts. */
  requestMs: 5_000,
  /** The process's own deletions and backups; nobody who sends a request gets as long. */
  ownWorkMs: 60_000,
  /** Waiting for a row that another transaction holds; less than a statement has, so that the answer says why. */
  lockMs: 2_000,
  /** A session that forgot its transaction would hold rows and a place in the pool. */
  idleInTransactionMs: 15_000,
  /** Reaching a server that is there takes milliseconds. */
  connectMs: 5_000,
  /** Beyond the limit itself. A server that does not even report a timeout is gone. */
  silenceMs: 5_000,
  /** A page of 1,000 contacts has 3 MB; all of them would have to be ten times as large. */
  answerBytes: 32 * 1024 * 1024,
  /** Rows fetched at a time, so that an answer that is too large is seen before it is all here. */
  rowsAtATime: 100,
  /** Statements that one session keeps planned. The product has some sixty, and a plan has some 50 kB. */
  prepared: 80,
  /** Statements of more values come once. */
  preparedValues: 30,
} as const;

/** Milliseconds that a statement may take, where `work` may take another time than requests do. */
const patience = new AsyncLocalStorage<number>();

export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, work);

export const currentPatience = (): number | undefined => patience.getStore();
