import { createBudget, type Release } from '../http/create-budget.ts';
import { SOCKET_LIMITS } from '../limits.ts';

/** What one connection holds of the places there are. */
export interface SocketPlace {
  /** Takes a channel for a person, or for a visitor (null); null when they have enough of them. */
  takeChannel(person: string | null): Release | null;
  release(): void;
}

export interface SocketPlaces {
  /** Null when there is no room for another connection, or none for this address. */
  admit(address: string): SocketPlace | null;
}

/**
 * Counts connections and channels by address and by person. A connection counts as a visitor's until its
 * first channel proves a person, so that strangers who only connect keep nobody out.
 */
export function createSocketPlaces(limits = SOCKET_LIMITS): SocketPlaces {
  const addresses = createBudget(limits.total, limits.perAddress);
  const visitors = createBudget(limits.visitors, limits.visitorsPerAddress);
  const sockets = createBudget(limits.total, limits.perPerson);
  const channels = createBudget(Number.POSITIVE_INFINITY, limits.channelsPerPerson);

  return {
    admit(address) {
      const connection = addresses.take(address);
      const asVisitor = connection && visitors.take(address);
      if (!asVisitor) {
        connection?.();
        return null;
      }
      const persons = new Map<string, Release>();
      const held = new Set<Release>([connection, asVisitor]);
      let open = 0;

      function claim(person: string): boolean {
        if (persons.has(person)) return true;
        const asPerson = sockets.take(person);
        if (!asPerson) return false;
        persons.set(person, asPerson);
        held.add(asPerson);
        asVisitor?.();
        return true;
      }

      return {
        takeChannel(person) {
          if (open >= limits.channelsPerSocket || (person !== null && !claim(person))) return null;
          const channel = channels.take(person ?? `visitor at ${address}`);
          if (!channel) return null;
          open += 1;
          held.add(channel);
          return () => {
            if (held.delete(channel)) open -= 1;
            channel();
          };
        },
        release() {
          for (const release of held) release();
        },
      };
    },
  };
}
