import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createRandom } from '@cardsift/invented-cards/random';
import { describeAttacks } from './attacks.ts';
import type { Callables } from './callables.ts';
import type { Pick } from './odd-values.ts';
import type { Attack, Attacker } from './requests/attacker.ts';

/**
 * Attacks until the time is over, then reports the answers. A real attacker has other processors. Here the attack
 * gets what the server and the member leave over. What is still running ends with this process.
 */
setPriority(19);

export interface Order {
  callables: Callables;
  attack: string;
  attackers: Omit<Attacker, 'signal'>[];
  seed: number;
  milliseconds: number;
}

/** How often each status was answered. 0 stands for no answer. */
export type Statuses = Map<number, number>;

/** Requests that one attacker has open at once. */
const AT_ONCE = 20;

let order: Order | undefined;

process.on('message', async (message: Order | 'begin') => {
  if (message !== 'begin') order = message;
  process.send?.(message === 'begin' && order ? await attackFor(order) : 'ready');
});

async function attackFor(order: Order): Promise<Statuses> {
  const attack = describeAttacks(order.callables)[order.attack];
  if (!attack) throw new Error(order.attack);
  const statuses: Statuses = new Map();
  const signal = AbortSignal.timeout(order.milliseconds);
  for (const [index, attacker] of order.attackers.entries()) {
    for (let lane = 0; lane < AT_ONCE; lane += 1) {
      const { pick } = createRandom((order.seed + index) * 1_000 + lane);
      void repeat(attack, { ...attacker, signal }, pick, statuses);
    }
  }
  await once(signal, 'abort');
  return statuses;
}

async function repeat(attack: Attack, attacker: Attacker, pick: Pick, statuses: Statuses) {
  while (!attacker.signal.aborted) {
    const status = await attack(attacker, pick).catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}
