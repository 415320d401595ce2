import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { EmailField } from '#app/account/email-field.tsx';
import { emailSchema } from '#app/account/email-schema.ts';
import { requestPasswordReset } from '#app/account/password/request-password-reset.ts';
import { rememberResetLink } from '#app/account/session/through-sign-in/requested-reset-link.ts';
import { keepReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { Button } from '#app/components/ui/button.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { AuthFrame, SubmitButton } from './auth-frame.tsx';
import { DevInboxHint } from './dev-inbox-hint.tsx';

const BACK = { to: '/login', label: 'Back to login' };

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  if (sentTo === null) return <RequestForm takesFocus={isAgain} onSent={setSentTo} />;

  function askAgain() {
    setIsAgain(true);
    setSentTo(null);
  }

  return (
    <AuthFrame
      back={BACK}
      title="Check your email"
      takesFocus
      description="If there is an account for this address, a link to choose a new password is on its way."
    >
      <p className="rounded-lg bg-success-soft p-4 text-sm">
        Requested for <strong className="break-all">{sentTo}</strong>.
      </p>
      <DevInboxHint />
      <Button variant="outline" onClick={askAgain}>
        Send another email
      </Button>
    </AuthFrame>
  );
}

interface RequestFormProps {
  takesFocus: boolean;
  onSent(email: string): void;
}

function RequestForm({ takesFocus, onSent }: RequestFormProps) {
  const { state } = useLocation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(z.object({ email: emailSchema })),
    defaultValues: { email: '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    const { error } = await requestPasswordReset(email);
    if (error) return notifyError('Error', error.message);
    notify('Password reset email sent', 'Please check your email for the reset link.');
    keepReturnPath(state, email);
    rememberResetLink(email);
    onSent(email);
  });

  return (
    <AuthFrame
      back={BACK}
      title="Forgot your password?"
      takesFocus={takesFocus}
      description="Tell us your e-mail address, and we send you a link to choose a new one."
    >
      <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <EmailField label="Email" error={formState.errors.email?.message} {...register('email')} />
        <SubmitButton busy={formState.isSubmitting} busyLabel="Sending...">
          Send reset link
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
