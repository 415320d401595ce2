import { createHmac } from 'node:crypto';
import { inject } from 'vitest';
import { SESSION_STORAGE_KEY } from '#app/backend/session-mark.ts';

/**
 * Makes the page's token one that the backend issued so many seconds from now, as if its clock had moved
 * since. The page itself takes it for as good as before.
 */
export function moveToken(seconds: number): void {
  const session = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? '');
  const [head, body] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const moved = { ...claims, iat: claims.iat + seconds, exp: claims.exp + seconds };
  const signed = `${head}.${Buffer.from(JSON.stringify(moved)).toString('base64url')}`;
  const seal = createHmac('sha256', inject('backend').jwtSecret).update(signed);
  session.access_token = `${signed}.${seal.digest('base64url')}`;
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}
