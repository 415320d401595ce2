import { randomBytes, randomUUID } from 'node:crypto';

interface SignUpForm {
  email: string;
  data?: Record<string, unknown>;
}

/** A user who does not exist, exactly as the backend describes one who has just signed up. */
export function decoyUser({ email, data }: SignUpForm, now = new Date()): Record<string, unknown> {
  const id = timeOrderedUuid(now);
  const at = now.toISOString().replace('T', ' ').replace('Z', '+00');
  const address = email.toLowerCase();
  const metadata = {
    ...data,
    sub: id,
    email: address,
    email_verified: false,
    phone_verified: false,
  };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: address,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: timeOrderedUuid(now),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
        email: address,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
    confirmation_sent_at: at,
  };
}

/** UUID version 7 (RFC 9562, 5.7), the kind the backend gives to users. */
function timeOrderedUuid(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const random = randomBytes(2).toString('hex').slice(1);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}-${randomUUID().slice(19)}`;
}
