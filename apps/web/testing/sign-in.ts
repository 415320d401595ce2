import type { Database } from '@cardsift/backend/database.types';
import type {} from '@cardsift/backend/testing/provide-test-backend';
import { createTestClient, type Person, signUp } from '@cardsift/backend/testing/sign-up';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';

/** Somebody whose session the page has. Their `client` is the test's own look at what they have. */
export interface SignedIn extends Person {
  user: User;
}

/** Tells the page of the backend, as `/config.js` does. */
export function configurePage(): void {
  const { url, publishableKey } = inject('backend');
  window.CARDSIFT = { supabaseUrl: url, supabaseKey: publishableKey };
}

/** Signs a new person up, and the page in as them. */
export async function signIn(): Promise<SignedIn> {
  const { url, publishableKey } = inject('backend');
  configurePage();
  // The page of the test before may still be connected.
  await getSupabase().realtime.disconnect();
  const person = await signUp(url, publishableKey);
  const { data } = await person.client.auth.getSession();
  if (!data.session) throw new Error('Signing up ended without a session');
  const { error } = await getSupabase().auth.setSession(data.session);
  if (error) throw error;
  return { ...person, user: data.session.user };
}

/** May do everything, with the operator's key. */
export function operator(): SupabaseClient<Database> {
  const { url, secretKey } = inject('backend');
  return createTestClient(url, secretKey);
}
