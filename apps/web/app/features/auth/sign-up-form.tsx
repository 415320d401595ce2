import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '#app/components/ui/field.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { type NewAccount, signUp } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { emailSchema } from './email-schema.ts';
import { judgePassword, MIN_PASSWORD_LENGTH } from './password-rules.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter your name'),
  email: emailSchema,
  password: z.string().refine((password) => judgePassword(password).errors.length === 0, {
    error: 'Please choose a password that meets the requirements',
  }),
});

interface SignUpFormProps {
  /** Called with the e-mail that the confirmation went to. */
  onSignedUp(email: string): void;
}

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
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
    onSignedUp(account.email);
  }

  function refuse(invalid: FieldErrors<NewAccount>) {
    if (!invalid.password) return;
    notifyError(
      'Password Requirements Not Met',
      'Please ensure your password meets all security requirements',
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit(create, refuse)} className="flex flex-col gap-4">
      <Field
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordStrengthMeter password={password} />
      <SubmitButton busy={isSubmitting} busyLabel="Creating account...">
        Create Account
      </SubmitButton>
    </form>
  );
}
