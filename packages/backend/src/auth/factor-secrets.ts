import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the secrets of authenticator apps, so that the database or a dump of it reveals none. */
export interface FactorSecrets {
  seal(factorId: string, secret: string): string;
  /** Undefined if it was sealed with another key, or for another factor. */
  open(factorId: string, sealed: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `key` signs tokens. The key derived from it here cannot sign any. */
export function createFactorSecrets(key: string): FactorSecrets {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'cardsift second factors', 32));
  return {
    seal(factorId, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, derived, nonce).setAAD(Buffer.from(factorId));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(factorId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, derived, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(factorId)).setAuthTag(tag);
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
