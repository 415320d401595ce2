import { z } from 'zod';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { addMailLink, findWaitingSignUp } from './mail-links.ts';
import { readAddress } from './read-address.ts';

export const resendForm = z.looseObject({ type: z.literal('signup'), email: z.string() });

/**
 * Mails the newest sign-up of an address once more, in a link of its own. It keeps the proof (PKCE) of
 * the browser that signed up: with one of whoever asks for the mail, somebody would be let in by a sign-up
 * that is not theirs. Whether anything waits only the mail tells: the answer and the work are the same.
 */
export async function resend(
  c: AuthContext,
  parts: AuthParts,
  form: z.infer<typeof resendForm>,
): Promise<Response> {
  const email = readAddress(form.email);
  await parts.mailBrake.count(email);
  const { waiting, token } = await parts.database.exclusively(() =>
    parts.database.transaction(async (query) => {
      const waiting = await findWaitingSignUp(query, email);
      // Kept for everybody, mailed to some, and good for nothing where no sign-up waits.
      const token = await addMailLink(query, waiting ?? { kind: 'signup', email });
      return { waiting, token };
    }),
  );
  if (waiting) await parts.sendMail(waiting.kind, email, { token });
  return c.json({});
}
