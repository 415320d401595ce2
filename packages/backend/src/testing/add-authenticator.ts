import { TOTP } from 'otpauth';
import type { Person } from './sign-up.ts';

/**
 * Gives an account an authenticator app. The person's own session has given its code afterwards.
 */
export async function addAuthenticator({ client }: Person): Promise<TOTP> {
  const { mfa } = client.auth;
  const { data, error } = await mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const app = new TOTP({ secret: data.totp.secret });
  const code = app.generate();
  const { error: refusal } = await mfa.challengeAndVerify({ factorId: data.id, code });
  if (refusal) throw refusal;
  return app;
}
