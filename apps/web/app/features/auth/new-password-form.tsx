import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newPasswordSchema } from '#app/account/new-password.ts';
import { MIN_PASSWORD_LENGTH } from '#app/account/password-rules.ts';
import { PasswordStrengthMeter } from '#app/account/password-strength-meter.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { updatePassword } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';

type NewPassword = z.infer<typeof newPasswordSchema>;

interface NewPasswordFormProps {
  done: boolean;
  onUpdated(): void;
}

export function NewPasswordForm({ done, onUpdated }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, control } = useForm<NewPassword>({
    resolver: zodResolver(newPasswordSchema),
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
