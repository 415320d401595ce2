import { importJWK, type JWK, SignJWT } from 'jose';

/** Seconds that a token is good for: as long as one request may take. */
const TOKEN_SECONDS = 300;

export interface Visit {
  userId: string;
  /** The app password that was given. */
  passwordId: string;
  /** The assurance level that its owner's session had: `aal2` with a second factor. */
  assurance: string;
}

/** Makes access tokens of the project for people who gave an app password. */
export type SignToken = (visit: Visit) => Promise<string>;

/**
 * A token lets the backend answer one request as the person, with their row level security, and never leaves this
 * process. It names the app password, and ends with it.
 *
 * @param key the project's secret for HS256, or a private key of it as a JWK in JSON
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
