import { type JWTPayload, jwtVerify } from 'jose';

/** What the token of an `Authorization` header says; undefined for none, and for one that is not ours or has expired. */
export async function verifyBearer(
  authorization: string | null | undefined,
  jwtSecret: string,
): Promise<JWTPayload | undefined> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  if (token?.split('.').length !== 3) return undefined;
  const key = new TextEncoder().encode(jwtSecret);
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch(() => undefined);
  return verified?.payload;
}
