import { createBudget, type Release } from '../http/create-budget.ts';
import { SOCKET_LIMITS } from '../limits.ts';

/** The places that one connection holds. */
export interface SocketPlace {
  /**
   * Takes a channel for a person, or for a visitor (null). Returns null if they have too many, or the connection
   * ended meanwhile.
   */
  takeChannel(person: string | null): Release | null;
  /** Counts this connection as one that broke the rules. Safe to call more than once. */
  blame(): void;
  release(): void;
}

interface SocketPlaces {
  /**
   * Null if there is no room for another connection, or none for this address, or if too many from there have just
   * broken the rules. `leave` ends the connection: it is called if a newer visitor needs the place.
   */
  admit(address: string, leave: () => void): SocketPlace | null;
}

/**
 * Counts connections and channels by network address and by person. A connection counts as a visitor's until its
 * first channel proves who it is. If visitors have no place left, the oldest makes room. A real person sends a
 * token within a moment, so idle connections keep nobody out.
 */
export function createSocketPlaces(limits = SOCKET_LIMITS): SocketPlaces {
  const addresses = createBudget(limits.total, limits.perAddress);
  const visitorAddresses = createBudget(Number.POSITIVE_INFINITY, limits.visitorsPerAddress);
  const sockets = createBudget(limits.total, limits.perPerson);
  const channels = createBudget(Number.POSITIVE_INFINITY, limits.channelsPerPerson);
  const blamed = createBudget(Number.POSITIVE_INFINITY, limits.blamedPerAddress);
  /** In the order in which they came. */
  const visitors = new Set<() => void>();

  function takeVisitorPlace(address: string, leave: () => void): Release | null {
    const place = visitorAddresses.take(address);
    if (!place) return null;
    const [first] = visitors;
    if (first && visitors.size >= limits.visitors) {
      visitors.delete(first);
      first();
    }
    visitors.add(leave);
    return () => {
      visitors.delete(leave);
      place();
    };
  }

  /** Opening a socket, breaking the rules and opening the next would cost megabytes each time. */
  function isBlamed(address: string): boolean {
    const place = blamed.take(address);
    place?.();
    return place === null;
  }

  return {
    admit(address, leave) {
      if (isBlamed(address)) return null;
      const connection = addresses.take(address);
      const asVisitor = connection && takeVisitorPlace(address, leave);
      if (!asVisitor) {
        connection?.();
        return null;
      }
      const persons = new Set<string>();
      const held = new Set<Release>([connection, asVisitor]);
      let open = 0;
      let isToBlame = false;
      let hasEnded = false;

      function claim(person: string): boolean {
        if (persons.has(person)) return true;
        const asPerson = sockets.take(person);
        if (!asPerson) return false;
        persons.add(person);
        held.add(asPerson);
        asVisitor?.();
        return true;
      }

      return {
        takeChannel(person) {
          // Checking a token takes a moment. If the connection ended meanwhile, a place taken now would never be
          // given back.
          if (hasEnded || open >= limits.channelsPerSocket) return null;
          if (person !== null && !claim(person)) return null;
          const channel = channels.take(person ?? `visitor at ${address}`);
          if (!channel) return null;
          open += 1;
          held.add(channel);
          return () => {
            if (held.delete(channel)) open -= 1;
            channel();
          };
        },
        blame() {
          if (isToBlame) return;
          isToBlame = true;
          const forgive = blamed.take(address);
          if (forgive) setTimeout(forgive, limits.blamedSeconds * 1_000).unref();
        },
        release() {
          hasEnded = true;
          for (const release of held) release();
        },
      };
    },
  };
}
