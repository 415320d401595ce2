import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { EmailField } from '#app/account/email-field.tsx';
import { emailSchema } from '#app/account/email-schema.ts';
import { strongPassword } from '#app/account/password/new-password.ts';
import { NewPasswordField } from '#app/account/password/new-password-fields.tsx';
import { keepReturnPath } from '#app/account/session/through-sign-in/return-path.ts';
import { trialContacts } from '#app/account/session/through-sign-in/trial-contacts.ts';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { type NewAccount, signUp } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { refuseWeakPassword } from './refuse-weak-password.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter your name'),
  email: emailSchema,
  password: strongPassword,
});

interface SignUpFormProps {
  /** Called with the e-mail that the confirmation went to. */
  onSignedUp(email: string): void;
}

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const { state } = useLocation();
  const { register, handleSubmit, formState, control } = useForm<NewAccount>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  async function create(account: NewAccount) {
    const { error } = await signUp(account);
    if (error) return notifyError('Error', error.message);
    notify(
      'Success',
      'Account created successfully! Please check your email to verify your account.',
    );
    keepReturnPath(state, account.email);
    trialContacts.awaitMail(account.email);
    onSignedUp(account.email);
  }

  return (
    <Form
      noValidate
      onSubmit={handleSubmit(create, refuseWeakPassword)}
      className="flex flex-col gap-4"
    >
      <Field
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <EmailField label="Email" error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        label="Password"
        typed={password}
        error={errors.password?.message}
        {...register('password')}
      />
      <SubmitButton busy={isSubmitting} busyLabel="Creating account...">
        Create Account
      </SubmitButton>
    </Form>
  );
}
