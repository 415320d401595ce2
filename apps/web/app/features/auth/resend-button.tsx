import { useState } from 'react';
import { useLocation } from 'react-router';
import { keepReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { resendConfirmation } from './auth-calls.ts';

/** Asks for a sign-up's mail again. It does not tell whether one waits for the address. */
export function ResendButton({ email }: { email: string }) {
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const { error } = await resendConfirmation(email);
    setBusy(false);
    if (error) return notifyError('Error', error.message);
    keepReturnPath(state, email);
    notify(
      'Email sent again',
      'If this address is waiting to be confirmed, a new link is on its way.',
    );
  }

  return (
    <Button variant="outline" busy={busy} onClick={() => void send()}>
      {busy ? 'Sending...' : 'Resend email'}
    </Button>
  );
}
