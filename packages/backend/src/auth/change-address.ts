import type { SessionClaims } from '../database/find-session.ts';
import type { Query } from '../database/sql-database.ts';
import { type Account, findAccount } from './accounts.ts';
import { AuthError, insufficientAal, linkExpired, malformed } from './auth-error.ts';
import type { AuthContext, AuthParts } from './auth-parts.ts';
import { readSession } from './live-sessions.ts';
import { addMailLink, takeMailLink } from './mails/mail-links.ts';
import { readAddress } from './read-address.ts';
import { isRefused } from './refuse-address.ts';

/**
 * Mails both addresses about an account's new address. Nothing changes until the link to the new address is opened. The
 * answer and the work are the same if the new address already has an account, or its owner refuses such mails. Only the
 * mails differ.
 */
export async function askForAddress(
  { database, mailLimiter, sendMail, jwtSecret }: AuthParts,
  account: Account,
  text: string,
): Promise<void> {
  const email = readAddress(text);
  if (email === account.email) throw malformed('This is your address already.');
  await mailLimiter.count(account.id);
  const { token, kind } = await database.exclusively(() =>
    database.transaction(async (query) => {
      const isTaken = (await findAccount(query, email)) !== undefined;
      const isUnwanted = await isRefused(query, jwtSecret, account.id, email);
      // A second request means that the first address was mistyped.
      await query(`delete from auth.mail_links where kind = 'email_change' and user_id = $1`, [
        account.id,
      ]);
      const token = await addMailLink(query, { kind: 'email_change', email, userId: account.id });
      const kind = isTaken ? ('address_taken' as const) : ('email_change' as const);
      return { token, kind: isUnwanted ? undefined : kind };
    }),
  );
  if (kind) sendMail(kind, email, { token, account: account.email, newEmail: email });
  sendMail('address_changing', account.email, { newEmail: email });
}

/**
 * Gives an account the address to which the link was mailed. Only a session of the same account may do that: otherwise
 * a person who merely opens a mail would hand their address to a stranger. Until then the link stays valid.
 */
export async function confirmAddress(
  c: AuthContext,
  { database, jwtSecret, stateOf }: AuthParts,
  token: string,
): Promise<void> {
  const session = await readSession(c.req.header('authorization'), jwtSecret);
  const state = session && (await stateOf(session));
  if (!session || state === 'ended') throw notSignedIn();
  if (state === 'lacks_second_factor') throw insufficientAal();
  await database.exclusively(() =>
    database.transaction((query) => changeAddress(query, session, token)),
  );
}

const notSignedIn = () =>
  new AuthError(
    401,
    'no_authorization',
    'This link works only where you are signed in to the account that asked for it. If you did not ask for it, nothing has changed.',
  );

/**
 * Makes the address of an opened link the account's. Links to the old address stop working, and an unconfirmed
 * account with the new address is deleted, as when an account is made.
 */
async function changeAddress(
  query: Query,
  { userId }: SessionClaims,
  token: string,
): Promise<void> {
  const link = await takeMailLink(query, 'email_change', token);
  // An error undoes the use of the link.
  if (link && link.userId !== userId) throw notSignedIn();
  // Somebody may have confirmed a sign-up with this address meanwhile.
  if (!link || (await findAccount(query, link.email))) throw linkExpired();
  const { email } = link;
  await query('delete from auth.users where email = $1 and email_confirmed_at is null', [email]);
  await query(
    `delete from auth.mail_links
     where user_id = $1 or email = (select email from auth.users where id = $1)`,
    [userId],
  );
  const told = JSON.stringify({ email });
  await query(
    `update auth.users
     set email = $2, raw_user_meta_data = raw_user_meta_data || $3::text::jsonb, updated_at = now()
     where id = $1`,
    [userId, email, told],
  );
  await query(
    `update auth.identities set identity_data = identity_data || $2::text::jsonb, updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId, told],
  );
}
