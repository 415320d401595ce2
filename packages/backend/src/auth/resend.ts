import { z } from 'zod';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { addMailLink, findWaitingSignUp } from './mails/mail-links.ts';
import { readAddress } from './read-address.ts';

export const resendForm = z.looseObject({ type: z.literal('signup'), email: z.string() });

/**
 * Mails the newest sign-up of an address again, with a new link. The link keeps the PKCE challenge of the browser
 * that signed up. With the challenge of the browser that asks for the mail, a person could be signed in by a sign-up
 * that is not theirs. The answer and the work are the same whether or not a sign-up is waiting. Only the mail
 * differs.
 */
export async function resend(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof resendForm>,
): Promise<Response> {
  const email = readAddress(form.email);
  await parts.mailLimiter.count(email);
  const { waiting, token } = await parts.database.exclusively(() =>
    parts.database.transaction(async (query) => {
      const waiting = await findWaitingSignUp(query, email);
      // Stored for every address, but mailed only if a sign-up is waiting, and useless otherwise.
      const token = await addMailLink(query, waiting ?? { kind: 'signup', email });
      return { waiting, token };
    }),
  );
  if (waiting) parts.sendMail(waiting.kind, email, { token });
  return c.json({});
}
