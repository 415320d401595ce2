import { AsyncLocalStorage } from 'node:async_hooks';
import type { Listener } from '../sql-database.ts';

/** Whose turn a query takes, and whose time it uses. */
export interface Owner {
  /** A visitor is a caller without one of our tokens. */
  kind: 'process' | 'member' | 'visitor';
  /** A member's id, or a visitor's network address. */
  name: string;
}

export interface Asker extends Owner {
  /** Aborted when nobody waits for the answer anymore. */
  signal?: AbortSignal | undefined;
  /**
   * Waits for a turn and is counted, but never refused, because somebody relies on it. Sends one query at a time.
   */
  isOwed?: boolean;
}

/** The process itself and callers with its secret key. Queries that nobody else asked for count here. */
export const PROCESS: Asker = { kind: 'process', name: 'process' };

const askers = new AsyncLocalStorage<Asker>();

/** Runs `work`, whose queries count for this asker. */
export const askAs = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

export const currentAsker = (): Asker => askers.getStore() ?? PROCESS;

/** A unique name for each owner. */
export const ownerKey = ({ kind, name }: Owner): string => `${kind} ${name}`;

/** The async context while this file loads: no asker, no request, no turn. */
const outside = AsyncLocalStorage.snapshot();

/** Runs a notification's handler outside of any request, including the one that opened the connection. */
export const asOwnWork = ({ onPayload, onGap }: Listener): Listener => ({
  onPayload: (payload) => outside(onPayload, payload),
  onGap: () => outside(onGap),
});
