import { importJWK, type JWK, SignJWT } from 'jose';

/** Seconds for which a token is valid: as long as a request may take. */
const TOKEN_SECONDS = 300;

export interface Visit {
  userId: string;
  passwordId: string;
  /** The assurance level of the session in which the app password was made: `aal2` with a second factor. */
  assurance: string;
}

/** Makes the project's access tokens for people who gave an app password. */
export type SignToken = (visit: Visit) => Promise<string>;

/**
 * Each token lets the backend answer one request as the person, under their row level security, and never leaves
 * this process. It names the app password, so revoking that ends the token too.
 *
 * @param key the project's HS256 secret, or a private key as a JWK in JSON
 */
export async function createTokenSigner(key: string): Promise<SignToken> {
  const jwk = key.trimStart().startsWith('{') ? (JSON.parse(key) as JWK) : undefined;
  const algorithm = jwk ? (jwk.alg ?? 'ES256') : 'HS256';
  const secret = jwk ? await importJWK(jwk, algorithm) : new TextEncoder().encode(key);
  return ({ userId, passwordId, assurance }) =>
    new SignJWT({ role: 'authenticated', aal: assurance, app_password: passwordId })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(jwk?.kid && { kid: jwk.kid }) })
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(secret);
}
