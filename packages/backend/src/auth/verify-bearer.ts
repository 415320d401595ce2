import { type JWTPayload, jwtVerify } from 'jose';

/** The most tokens remembered, each about a kilobyte. */
const MAX_REMEMBERED = 5_000;

/** Claims of tokens whose signature was verified, by secret and token, oldest first. */
const verified = new Map<string, JWTPayload>();

/**
 * The claims in an `Authorization` header's token. Undefined if there is none, it is not ours or it has expired. Each
 * signature is verified once: a page sends the same token for an hour, and several handlers of a request ask. Whether
 * the session is still live is checked elsewhere and never cached.
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
