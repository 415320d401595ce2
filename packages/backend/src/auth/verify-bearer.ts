import { type JWTPayload, jwtVerify } from 'jose';

/** Tokens remembered at a time, of some kilobyte each. */
const MAX_REMEMBERED = 5_000;

/** What tokens say that were found to be signed by us, by secret and token; the oldest first. */
const verified = new Map<string, JWTPayload>();

/**
 * What the token of an `Authorization` header says; undefined for none, and for one that is not ours or
 * has expired. A signature stays as good as it was, so each is computed once: a page sends the same token
 * with every request for an hour, and several parts of one request ask. Whether its session still is, is
 * asked elsewhere and never remembered.
 */
export async function verifyBearer(
  authorization: string | null | undefined,
  jwtSecret: string,
): Promise<JWTPayload | undefined> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  if (token?.split('.').length !== 3) return undefined;
  const name = `${jwtSecret} ${token}`;
  const known = verified.get(name);
  if (known && isInForce(known)) return known;
  verified.delete(name);
  const key = new TextEncoder().encode(jwtSecret);
  const { payload } =
    (await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined)) ?? {};
  if (payload) remember(name, payload);
  return payload;
}

function isInForce({ exp, nbf }: JWTPayload): boolean {
  const now = Math.floor(Date.now() / 1000);
  return (exp === undefined || exp > now) && (nbf === undefined || nbf <= now);
}

function remember(name: string, payload: JWTPayload): void {
  const [oldest] = verified.keys();
  if (oldest !== undefined && verified.size >= MAX_REMEMBERED) verified.delete(oldest);
  verified.set(name, Object.freeze(payload));
}
