import { AsyncLocalStorage } from 'node:async_hooks';
import type { Listener } from './sql-database.ts';

/** Whose turn a question to the database takes, and whose time it uses. */
export interface Owner {
  /** A visitor is somebody who has not shown a token of ours. */
  kind: 'process' | 'member' | 'visitor';
  /** A member's id, a visitor's address. */
  name: string;
}

export interface Asker extends Owner {
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /**
   * Waits its turn and is counted, but is never refused, because somebody relies on it. It asks one question at a
   * time.
   */
  isOwed?: boolean;
}

/** The process itself and whoever has its secret key; everything that nobody else asked for. */
export const PROCESS: Asker = { kind: 'process', name: 'process' };

const askers = new AsyncLocalStorage<Asker>();

/** Does `work`, whose questions to the database are this asker's. */
export const askAs = <T>(asker: Asker, work: () => T): T => askers.run(asker, work);

export const currentAsker = (): Asker => askers.getStore() ?? PROCESS;

/** One name for each owner, of whatever kind. */
export const ownerKey = ({ kind, name }: Owner): string => `${kind} ${name}`;

/** The state while this file loads: nobody asks, no request is under way, and no turn is held. */
const outside = AsyncLocalStorage.snapshot();

/** A notification belongs to no request, not even to the one in which the connection was made. */
export const asOwnWork = ({ onPayload, onGap }: Listener): Listener => ({
  onPayload: (payload) => outside(onPayload, payload),
  onGap: () => outside(onGap),
});
