import { randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** bcrypt ignores all bytes after these, so a longer password is refused. */
const MAX_PASSWORD_BYTES = 72;
const MIN_PASSWORD_LENGTH = 8;

/** The same rule as `password_requirements` in supabase/config.toml. */
const NEEDED_CHARACTERS = [/[a-z]/, /[A-Z]/, /[0-9]/];

/** The expensive functions, whose calls a test counts. */
interface Hashing {
  hash(password: string, cost: number): Promise<string>;
  compare(password: string, hash: string): Promise<boolean>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Returns false for a missing hash too, after the same amount of work. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** `cost` is bcrypt's: two to this power is the number of rounds. */
export function createPasswords(cost: number, hashing: Hashing = { hash, compare }): Passwords {
  // A hash that nobody's password matches, so that an address without an account costs a comparison too.
  const decoy = hashing.hash(randomUUID(), cost);
  return {
    hash: (password) => hashing.hash(password, cost),
    async matches(password, stored) {
      const isTheirs = await hashing.compare(password, stored ?? (await decoy));
      return isTheirs && typeof stored === 'string';
    },
  };
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
}

/** What a password lacks, in Supabase's terms. Empty if it is strong enough. */
export function findWeaknesses(password: string): ('length' | 'characters')[] {
  return [
    ...(password.length < MIN_PASSWORD_LENGTH ? (['length'] as const) : []),
    ...(NEEDED_CHARACTERS.every((kind) => kind.test(password)) ? [] : (['characters'] as const)),
  ];
}
