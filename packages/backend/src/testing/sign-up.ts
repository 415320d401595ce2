import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import type { InboxMessage } from '../mail-delivery/inbox.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  /** Signed in, with its session in memory. */
  client: SupabaseClient<Database>;
}

/** `token` is sent with every request, including those where supabase-js sends none. */
export function createTestClient(
  url: string,
  key: string,
  token?: string,
): SupabaseClient<Database> {
  const authorization = token && { Authorization: `Bearer ${token}` };
  return createClient<Database>(url, key, {
    // Separate storage for each client. supabase-js warns in a page if two share one.
    auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    // Without keep-alive, because open sockets would hold a stopping server back. Uses the `fetch` of this
    // moment, even if a test replaces it later.
    global: { fetch, headers: { connection: 'close', ...authorization } },
  });
}

/** Signs a new person up, confirms the address with the mail from the inbox, and signs them in. */
export async function signUp(url: string, publishableKey: string): Promise<Person> {
  const client = createTestClient(url, publishableKey);
  const name = 'Ada Lovelace';
  const email = `${randomUUID()}@people.example`;
  const password = 'Analytical!1843';
  const { error } = await client.auth.signUp({ email, password, options: { data: { name } } });
  if (error) throw error;
  await openMailLink(client, await findMailLink(url, email), password);
  const { data, error: signInError } = await client.auth.signInWithPassword({ email, password });
  if (signInError) throw signInError;
  return { id: data.user.id, name, email, password, client };
}

/**
 * Opens the link in a mail as a browser that did not sign up. Throws if the link is invalid. A sign-up's link
 * needs the password.
 */
export async function openMailLink(
  client: SupabaseClient<Database>,
  link: string,
  password?: string,
) {
  const values = new URL(link).searchParams;
  const question = {
    token_hash: values.get('token_hash') ?? '',
    type: values.get('type') as 'signup' | 'recovery',
    ...(password !== undefined && { password }),
  };
  const { data, error } = await client.auth.verifyOtp(question);
  if (error) throw error;
  return data;
}

/** The link in the newest mail to an address. */
export async function findMailLink(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/dev/inbox.json`);
  const messages = (await answer.json()) as InboxMessage[];
  const message = messages.findLast(({ to }) => to === email);
  const link = message && /https?:\/\/\S+/.exec(message.text)?.[0];
  if (!link) throw new Error(`No mail with a link to ${email}`);
  return link;
}
