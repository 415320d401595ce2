import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { markStoredSession } from '#app/backend/session-mark.ts';
import { getSupabase } from '#app/backend/supabase.ts';
import { startSession } from './start-session.ts';

/** Where to send somebody who opened a page for visitors; null to stay here. */
async function findDestination(): Promise<string | null> {
  const { linkError, isRecovery, otherAccount, signUpLink } = await startSession();
  const { data } = await getSupabase().auth.getSession();
  markStoredSession(data.session !== null);
  // Some backends send every e-mail link to the home page.
  if (data.session) return isRecovery ? '/reset-password' : '/dashboard';
  // The question is asked there; this page shows nothing about accounts.
  if (otherAccount) return '/reset-password';
  // The sign-in screen tells what was wrong with the link, or what it waits for.
  return linkError || signUpLink ? '/login' : null;
}

/**
 * Sends a signed-in person on to the dashboard. Loaded only when the browser seems to hold a
 * session or the address carries one, because it brings the backend client along.
 */
export default function SignedInRedirect() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Error | null>(null);

  useEffect(() => {
    async function redirect() {
      const destination = await findDestination();
      if (destination) await navigate(destination, { replace: true });
    }
    redirect().catch(setFailure);
  }, [navigate]);

  if (failure) throw failure;
  return null;
}
