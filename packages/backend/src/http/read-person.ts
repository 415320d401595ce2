import { jwtVerify } from 'jose';

/**
 * Whom the token of an `Authorization` header was issued to. Whether it still holds is asked elsewhere;
 * here it only says whose share counts.
 */
export async function readPerson(
  authorization: string | undefined,
  jwtSecret: string,
): Promise<string | undefined> {
  const token = authorization?.replace(/^Bearer\s+/i, '') ?? '';
  const key = new TextEncoder().encode(jwtSecret);
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined);
  return verified?.payload.sub;
}
