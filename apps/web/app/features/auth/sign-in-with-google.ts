import { type AuthResult, authResult } from '#app/account/auth-result.ts';
import { readRuntimeConfig } from '#app/backend/env.ts';
import { getSupabase } from '#app/backend/supabase.ts';

const NOT_CONFIGURED =
  'Google sign-in is not set up on this server. Please use your e-mail and password.';

/**
 * Sends the browser to Google and back to the dashboard. Asks the backend first whether it knows
 * Google, because a backend that does not would answer with a page of JSON.
 */
export async function signInWithGoogle(): Promise<AuthResult> {
  if (!(await isGoogleConfigured())) return { error: { message: NOT_CONFIGURED } };
  return authResult(
    () =>
      getSupabase().auth.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: `${window.location.origin}/dashboard` },
      }),
    'An unexpected error occurred with Google sign-in',
  );
}

/** What GET /auth/v1/settings says; true when it says nothing, so that sign-in is still tried. */
async function isGoogleConfigured(): Promise<boolean> {
  const { supabaseUrl, supabaseKey } = readRuntimeConfig();
  try {
    const response = await fetch(new URL('/auth/v1/settings', supabaseUrl), {
      headers: { apikey: supabaseKey },
    });
    const settings = (await response.json()) as { external?: { google?: boolean } };
    return settings.external?.google ?? true;
  } catch (error) {
    console.error('The settings of the auth service could not be read', error);
    return true;
  }
}
