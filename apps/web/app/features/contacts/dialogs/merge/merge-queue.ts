import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** Groups of contacts still to be merged, each two at a time, the oldest contact first. */
type MergeQueue = ContactRecord[][];

/** The oldest contact of a group is the one that stays. */
export function startQueue(groups: readonly ContactRecord[][]): MergeQueue {
  return groups.map((group) =>
    group.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
  );
}

/** The pair to decide on now; null when there is none left. */
export function currentPair(queue: MergeQueue): [ContactRecord, ContactRecord] | null {
  const [first, second] = queue[0] ?? [];
  return first && second ? [first, second] : null;
}

/** The queue after the current pair became one contact, or after the second one was left alone. */
export function nextQueue(queue: MergeQueue, merged?: ContactRecord): MergeQueue {
  const [[first, , ...rest] = [], ...others] = queue;
  const stays = merged ?? first;
  return stays && rest.length > 0 ? [[stays, ...rest], ...others] : others;
}
