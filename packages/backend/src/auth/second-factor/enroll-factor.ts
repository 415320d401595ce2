import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { toString as drawCode } from 'qrcode';
import { z } from 'zod';
import { AuthError, insufficientAal } from '../auth-error.ts';
import type { AuthContext, AuthParts } from '../auth-parts.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { requireSession } from './require-session.ts';

/** As many as a Supabase project allows. */
const MAX_FACTORS = 10;
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_BYTES = 20;

const name = z.string().max(100).nullish();

export const enrollForm = z.looseObject({
  factor_type: z.literal('totp'),
  friendly_name: name,
  issuer: name,
});

/**
 * Gives a session a new secret for an authenticator app. The factor is active once its first code was given. A person
 * with a factor must give its code before adding another, and everybody must prove that the account is theirs,
 * because a stranger's app would keep the owner out for good.
 */
export async function enrollFactor(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof enrollForm>,
): Promise<Response> {
  const { session, state } = await requireSession(c, parts);
  if (state === 'lacks_second_factor') throw insufficientAal();
  const { email } = await reauthenticate(c, parts, session, null);
  const id = randomUUID();
  const secret = new Secret({ size: SECRET_BYTES });
  await parts.database.exclusively(() =>
    parts.database.transaction(async (query) => {
      const [person] = await query<{ factors: number }>(
        `select (select count(*)::int from auth.mfa_factors where user_id = $1) as factors
         from auth.users where id = $1 for update`,
        [session.userId],
      );
      if ((person?.factors ?? 0) >= MAX_FACTORS) throw tooManyFactors();
      await query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, 'totp', 'unverified', $4)`,
        [
          id,
          session.userId,
          form.friendly_name ?? null,
          parts.factorSecrets.seal(id, secret.base32),
        ],
      );
    }),
  );
  const uri = new TOTP({ issuer: form.issuer || 'Cardsift', label: email, secret }).toString();
  const totp = { qr_code: await drawUri(uri), secret: secret.base32, uri };
  return c.json({ id, type: 'totp', friendly_name: form.friendly_name ?? '', totp });
}

/** Names colors without a “#”, because supabase-js puts the drawing unescaped into a data URL, which a “#” would end. */
async function drawUri(uri: string): Promise<string> {
  const drawing = await drawCode(uri, { type: 'svg', margin: 2 });
  return drawing.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
}

const tooManyFactors = () =>
  new AuthError(422, 'too_many_enrolled_mfa_factors', 'An account has ten factors at most.');
