import { type CreateLimiter, countInProcess } from '@cardsift/backend/create-limiter';
import { type BodyIntake, createBodyIntake } from '@cardsift/backend/http/body-intake';
import { clientAddress } from '@cardsift/backend/http/client-address';
import { createSupabaseClients, type SupabaseSettings } from '@cardsift/backend/supabase-clients';
import type { Context } from 'hono';
import { type AskAs, openAddressBook } from './address-book.ts';
import { createAuthenticate } from './authenticate.ts';
import { later } from './backend-refusal.ts';
import { readPlace } from './paths.ts';
import type { SignToken } from './sign-token.ts';
import { DavError } from './xml/dav-error.ts';

/** Wrong passwords that one address may send. A phone with an old password tries every quarter of an hour. */
const WRONG_TRIES = { requests: 30, seconds: 300 };

/** The body of a request must have arrived within these seconds. */
const BODY_SECONDS = 60;

export interface RequestOptions {
  supabase: SupabaseSettings;
  signToken: SignToken;
  /** Where wrong passwords are counted. In this process if absent. */
  createLimiter?: CreateLimiter;
  /** Multiplies the wrong passwords that an address may send. */
  rateLimitFactor?: number;
  /** Trust `X-Forwarded-For`. Only right behind a proxy that sets it. */
  trustProxy?: boolean;
  /** The intake for bodies that the process's other routes use too. */
  intake?: BodyIntake;
  /** Wraps each query to the backend. Absent, queries are sent as they are. */
  askAs?: AskAs;
}

/** What every request passes before it is answered: who asks for which book, and the bytes of its body. */
export function createRequestOpening(options: RequestOptions) {
  const { signToken, trustProxy = false, intake = createBodyIntake() } = options;
  const { createLimiter = countInProcess, rateLimitFactor = 1 } = options;
  const askAs: AskAs = options.askAs ?? ((_, work) => work());
  const { service, visitor } = createSupabaseClients(options.supabase);
  const wrongTries = createLimiter('app-password', {
    ...WRONG_TRIES,
    requests: Math.ceil(WRONG_TRIES.requests * rateLimitFactor),
  });
  const authenticate = createAuthenticate(service, wrongTries);

  /** Opens the book that the path names. @throws DavError 404 for another person's book, as if it did not exist */
  async function openBook(c: Context) {
    const visit = await authenticate(
      c.req.header('authorization'),
      clientAddress(c, trustProxy),
      c.req.header('user-agent') ?? '',
    );
    const { userId } = visit;
    const place = readPlace(new URL(c.req.url).pathname);
    if (!place || ('userId' in place && place.userId !== userId)) throw nothingHere();
    const book = openAddressBook(visitor, await signToken(visit), (work) => askAs(userId, work));
    const isBrief =
      c.req.header('brief')?.trim() === 't' ||
      /\breturn=minimal\b/.test(c.req.header('prefer') ?? '');
    return { book, userId, place, isBrief };
  }

  async function takeBody<T>(
    c: Context,
    userId: string,
    bytes: number,
    work: (body: Uint8Array) => Promise<T>,
  ): Promise<T> {
    const sender = { address: clientAddress(c, trustProxy), person: userId };
    const taken = await intake.take(c.req.raw, sender, bytes, BODY_SECONDS);
    if (!taken.ok) {
      if ('retryAfter' in taken) throw later(503, taken.message, taken.retryAfter);
      throw new DavError(taken.status, taken.message);
    }
    try {
      return await work(taken.bytes);
    } finally {
      taken.release();
    }
  }

  return { openBook, takeBody };
}

const nothingHere = () => new DavError(404, 'There is nothing at this address.');
