import { isNoted, Refusal } from '../refusal.ts';
import { SLOW_ASKER_LIMITS } from './rest-limits.ts';

/** Gives the answer of `work`, or throws a refusal when what this person asked before ran too long. */
type SlowAskerGuard = (
  person: string | undefined,
  work: () => Promise<Response>,
) => Promise<Response>;

/**
 * A query that runs too long is ended, but on the embedded database everybody has waited for it. Who
 * goes on asking such questions must not hold the others for as long as they like. Those without a
 * person are this process itself, and visitors, who see no rows that could take long.
 */
export function guardAgainstSlowAskers(now = Date.now): SlowAskerGuard {
  const timeouts = new Map<string, number[]>();
  const recent = (person: string) =>
    (timeouts.get(person) ?? []).filter((time) => time > now() - SLOW_ASKER_LIMITS.milliseconds);
  return async (person, work) => {
    if (person === undefined) return work();
    if (recent(person).length >= SLOW_ASKER_LIMITS.timeouts) throw new Refusal('too_many_timeouts');
    try {
      return await work();
    } finally {
      if (isNoted('query_timeout')) {
        for (const known of timeouts.keys()) {
          if (recent(known).length === 0) timeouts.delete(known);
        }
        timeouts.set(person, [...recent(person), now()]);
      }
    }
  };
}
