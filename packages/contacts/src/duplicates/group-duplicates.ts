import type { ContactRecord } from '../contact-record.ts';
import { listDuplicateKeys } from './duplicate-keys.ts';

type Comparable = Pick<ContactRecord, 'id' | 'email' | 'phone' | 'org'>;

/**
 * Groups of contacts that are duplicates: the same phone and org, or the same email and org. An absent phone or
 * email equals no other, but two contacts without an org have the same one (none). If one of these also makes two
 * contacts the same person (`same-person.ts`), they are duplicates. Chains become one group. Groups and their
 * members keep the order of the list. Takes time linear in the number of contacts.
 */
export function groupDuplicates<T extends Comparable>(records: readonly T[]): T[][] {
  const parents = records.map((_, index) => index);
  const firstWithKey = new Map<string, number>();
  records.forEach((record, index) => {
    for (const key of listDuplicateKeys(record)) {
      const first = firstWithKey.get(key);
      if (first === undefined) firstWithKey.set(key, index);
      else unite(parents, first, index);
    }
  });
  const groups = new Map<number, T[]>();
  records.forEach((record, index) => {
    const root = findRoot(parents, index);
    const group = groups.get(root);
    if (group) group.push(record);
    else groups.set(root, [record]);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

export function findDuplicateIds(records: readonly Comparable[]): Set<string> {
  return new Set(groupDuplicates(records).flatMap((group) => group.map((record) => record.id)));
}

/** Follows parents to the root. Path halving keeps all later walks short. */
function findRoot(parents: number[], start: number): number {
  let index = start;
  for (;;) {
    const parent = parents[index] ?? index;
    if (parent === index) return index;
    const grandparent = parents[parent] ?? parent;
    parents[index] = grandparent;
    index = grandparent;
  }
}

/** The earlier root wins, so that a group keeps the place of its first member. */
function unite(parents: number[], a: number, b: number): void {
  const [rootA, rootB] = [findRoot(parents, a), findRoot(parents, b)];
  parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
}
