import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { z } from 'zod';
import { EmailField } from '#app/account/email-field.tsx';
import { emailSchema } from '#app/account/email-schema.ts';
import { keptReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { signIn } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { ResendButton } from './resend-button.tsx';

const schema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Please enter your password'),
});

export function SignInForm() {
  const { state } = useLocation();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const submit = handleSubmit(async ({ email, password }) => {
    const { error } = await signIn(email, password);
    setUnconfirmed(error?.code === 'email_not_confirmed' ? email : null);
    if (error) notifyError('Error', error.message);
    // A page they wanted in an earlier try, by Google or by mail, no longer counts.
    else keptReturnPath.forget();
  });

  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField label="Email" error={errors.email?.message} {...register('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Link
        to="/forgot-password"
        state={state}
        className="w-fit text-sm text-link underline underline-offset-4"
      >
        Forgot your password?
      </Link>
      <SubmitButton busy={isSubmitting} busyLabel="Signing in...">
        Sign In
      </SubmitButton>
      {unconfirmed && (
        <div role="status" className="flex flex-col gap-3 rounded-lg bg-warning-soft p-4 text-sm">
          <p>
            Your address is not confirmed yet. Open the link in the mail to{' '}
            <strong className="break-all">{unconfirmed}</strong>, then sign in.
          </p>
          <ResendButton email={unconfirmed} />
        </div>
      )}
    </Form>
  );
}
