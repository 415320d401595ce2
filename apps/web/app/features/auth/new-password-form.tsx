import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Field } from '#app/components/ui/field.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { updatePassword } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { judgePassword, MIN_PASSWORD_LENGTH } from './password-rules.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const schema = z
  .object({
    password: z.string().refine((password) => judgePassword(password).errors.length === 0, {
      error: 'Please choose a password that meets the requirements',
    }),
    confirmation: z.string(),
  })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: "Passwords don't match",
    // Both problems are told at once, also while the password itself is not good yet.
    when: () => true,
  });

type NewPassword = z.infer<typeof schema>;

interface NewPasswordFormProps {
  done: boolean;
  onUpdated(): void;
}

export function NewPasswordForm({ done, onUpdated }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, control } = useForm<NewPassword>({
    resolver: zodResolver(schema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  async function update(values: NewPassword) {
    const { error } = await updatePassword(values.password);
    if (error) return notifyError('Error', error.message);
    onUpdated();
  }

  function refuse(invalid: FieldErrors<NewPassword>) {
    if (!invalid.password) return;
    notifyError(
      'Password Requirements Not Met',
      'Please ensure your password meets all security requirements',
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit(update, refuse)} className="flex flex-col gap-4">
      <Field
        label="New Password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordStrengthMeter password={password} />
      <Field
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
        minLength={6}
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <SubmitButton busy={isSubmitting || done} busyLabel={done ? 'Updated' : 'Updating...'}>
        Update Password
      </SubmitButton>
    </form>
  );
}
