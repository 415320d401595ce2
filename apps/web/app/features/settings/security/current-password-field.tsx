import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { requestPasswordReset } from '#app/account/password/request-password-reset.ts';
import { useUser } from '#app/account/session/auth-context.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';

interface CurrentPasswordFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
}

/** Proves that the account is theirs before its password or address is changed. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  return (
    <>
      <Field label="Current Password" type="password" autoComplete="current-password" {...props} />
      <ForgottenPassword />
    </>
  );
}

/** For whoever has forgotten the password, or came by Google and never had one. */
function ForgottenPassword() {
  const { email = '' } = useUser();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const { error } = await requestPasswordReset(email);
    setBusy(false);
    if (error) notifyError('Error', error.message);
    else notify('Link sent', `Open the mail to ${email} to choose a new password.`);
  }

  return (
    <p className="text-sm text-muted-foreground">
      Forgotten, or never had one?{' '}
      <Button variant="link" className="h-auto p-0" busy={busy} onClick={() => void send()}>
        Mail me a link
      </Button>
    </p>
  );
}
