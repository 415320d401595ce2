import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { signInWithGoogle } from './api/sign-in-with-google.ts';
import { GoogleMark } from './google-mark.tsx';

export function GoogleButton() {
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    const { error } = await signInWithGoogle();
    // On success the browser is already on its way, and the button stays busy until it has left.
    if (error === null) return;
    notifyError('Error', error.message);
    setBusy(false);
  }

  return (
    <Button variant="outline" size="lg" disabled={busy} onClick={() => void start()}>
      {busy ? <Spinner label="Opening Google" /> : <GoogleMark />}
      Continue with Google
    </Button>
  );
}
