import { AsyncLocalStorage } from 'node:async_hooks';

/** What one statement may cost, on either database. Times are in milliseconds. */
export const STATEMENT_LIMITS = {
  /** The product's slowest query takes well under a second with 100,000 contacts. */
  requestMs: 5_000,
  /** For the process's own deletions and backups. No request gets this long. */
  ownWorkMs: 60_000,
  /**
   * The wait for a row that another transaction holds. It is shorter than a statement's limit, so that the answer
   * gives the reason.
   */
  lockMs: 2_000,
  /** A session that forgot to end its transaction would hold rows and a place in the pool. */
  idleInTransactionMs: 15_000,
  /** Connecting to a server that is up takes milliseconds. */
  connectMs: 5_000,
  /** Beyond the limit itself: a server that does not even report a timeout is gone. */
  silenceMs: 5_000,
  /** A page of 1,000 contacts has 3 MB. These would have to be ten times as large. */
  answerBytes: 32 * 1024 * 1024,
  /** Rows fetched at a time, so that a result that is too large is noticed before all of it has arrived. */
  rowsAtATime: 100,
  /** Statements that one session keeps planned. The product has some sixty, and a plan takes some 50 kB. */
  prepared: 80,
  /** Statements with more values are not kept. */
  preparedValues: 30,
} as const;

/** The milliseconds that a statement may take, if `work` has another limit than requests have. */
const patience = new AsyncLocalStorage<number>();

export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, work);

export const currentPatience = (): number | undefined => patience.getStore();
