import type { Release } from './create-budget.ts';

/** An answer that its reader has not taken yet. */
interface UnreadAnswer {
  /** The person, or the address of a visitor. */
  owner: string;
  bytes: number;
  /** Ends its connection. */
  drop(): void;
}

interface UnreadAnswers {
  /** Keeps an answer until it is released. The ones that have waited longest may have to make room for it. */
  hold(answer: UnreadAnswer): Release;
}

/**
 * Answers stay in memory until they are read, and some are never read. They must not block others, so when there is
 * no room the oldest makes some, the owner's own first.
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
