import type { Release } from './create-budget.ts';

/** An answer that its reader has not taken yet. */
interface UnreadAnswer {
  /** The person, or a visitor's network address. */
  owner: string;
  bytes: number;
  /** Ends its connection. */
  drop(): void;
}

interface UnreadAnswers {
  /** Keeps an answer until it is released. The oldest ones may have to make room for it. */
  hold(answer: UnreadAnswer): Release;
}

/**
 * Limits the answers that stay in memory until they are read. Some never are, and must not block others. If there
 * is no room the oldest is dropped, first among the owner's own.
 */
export function createUnreadAnswers(limits: { total: number; perOwner: number }): UnreadAnswers {
  const held = new Set<UnreadAnswer>();

  function makeRoom(bytes: number, limit: number, counts: (answer: UnreadAnswer) => boolean) {
    const oldestFirst = [...held].filter(counts);
    let sum = oldestFirst.reduce((all, answer) => all + answer.bytes, bytes);
    for (const oldest of oldestFirst) {
      if (sum <= limit) return;
      sum -= oldest.bytes;
      held.delete(oldest);
      oldest.drop();
    }
  }

  return {
    hold(answer) {
      makeRoom(answer.bytes, limits.perOwner, ({ owner }) => owner === answer.owner);
      makeRoom(answer.bytes, limits.total, () => true);
      held.add(answer);
      return () => held.delete(answer);
    },
  };
}
