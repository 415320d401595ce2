import { useState } from 'react';
import { useLocation } from 'react-router';
import { keepReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { Button } from '#app/components/ui/button.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { signInWithGoogle } from './sign-in-with-google.ts';

export function GoogleButton() {
  const [busy, setBusy] = useState(false);
  const { state } = useLocation();

  async function start() {
    setBusy(true);
    keepReturnPath(state);
    const { error } = await signInWithGoogle();
    // On success the browser is already on its way, and the button stays busy until it has left.
    if (error === null) return;
    notifyError('Error', error.message);
    setBusy(false);
  }

  return (
    <Button variant="outline" size="lg" busy={busy} onClick={() => void start()}>
      {busy ? <Spinner label="Opening Google" /> : <GoogleMark />}
      Continue with Google
    </Button>
  );
}

/** The four-colored letter that people look for on such a button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <g fill="none" strokeWidth="4">
        <path d="M5.1 8A8 8 0 0 1 17.6 6.3" stroke="#ea4335" />
        <path d="M5.1 16A8 8 0 0 1 5.1 8" stroke="#fbbc05" />
        <path d="M17.1 18.1A8 8 0 0 1 5.1 16" stroke="#34a853" />
        <path d="M12 12h8a8 8 0 0 1-2.9 6.1" stroke="#4285f4" />
      </g>
    </svg>
  );
}
