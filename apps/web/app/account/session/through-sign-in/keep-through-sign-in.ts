import { z } from 'zod';
import { CARRIED_MS } from '#app/limits.ts';

/** UTF-16 units of one entry. The fullest card takes 2,000, and a picture may show a sheet of cards. */
const MAX_LENGTH = 100_000;

/**
 * What a visitor takes along through signing up or in. It stays with their tab, and so with their way to
 * Google; once a mail is under way it waits in this browser for whoever has the mail's address.
 */
interface Kept<T> {
  keep(value: T): void;
  /** Hands it over to the tab that a mail's link will open. */
  awaitMail(email: string): void;
  /** What this tab carries, before anybody is known. */
  peek(): T | null;
  /** What belongs to the person who is signed in now. Another person's is erased. */
  readFor(email: string | undefined): T | null;
  forget(): void;
}

export function keepThroughSignIn<T>(name: string, schema: z.ZodType<T>): Kept<T> {
  const key = `cardsift-carried-${name}`;
  const entrySchema = z.object({ at: z.number(), email: z.string().optional(), value: schema });

  function read(storage: Storage): z.infer<typeof entrySchema> | null {
    const { data } = entrySchema.safeParse(parse(storage.getItem(key)));
    // If the clock was set back meanwhile, the entry lies in the future.
    if (data && Math.abs(Date.now() - data.at) < CARRIED_MS) return data;
    storage.removeItem(key);
    return null;
  }

  function write(storage: Storage, entry: z.infer<typeof entrySchema>): void {
    const text = JSON.stringify(entry);
    if (text.length <= MAX_LENGTH) storage.setItem(key, text);
  }

  const peek = () => read(sessionStorage)?.value ?? null;
  return {
    peek,
    keep: (value) => write(sessionStorage, { at: Date.now(), value }),
    awaitMail(email) {
      const entry = read(sessionStorage);
      if (!entry) return;
      write(localStorage, { ...entry, email: email.toLowerCase() });
      sessionStorage.removeItem(key);
    },
    readFor(email) {
      const waiting = read(localStorage);
      if (waiting && waiting.email !== email?.toLowerCase()) localStorage.removeItem(key);
      return peek() ?? read(localStorage)?.value ?? null;
    },
    forget() {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
