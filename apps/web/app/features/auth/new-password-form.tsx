import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newPasswordSchema } from '#app/account/password/new-password.ts';
import { NewPasswordFields } from '#app/account/password/new-password-fields.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { updatePassword } from './auth-calls.ts';
import { SubmitButton } from './auth-frame.tsx';
import { refuseWeakPassword } from './refuse-weak-password.ts';

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

  return (
    <Form
      noValidate
      onSubmit={handleSubmit(update, refuseWeakPassword)}
      className="flex flex-col gap-4"
    >
      <NewPasswordFields
        typed={password}
        password={{ ...register('password'), error: errors.password?.message }}
        confirmation={{ ...register('confirmation'), error: errors.confirmation?.message }}
      />
      <SubmitButton busy={isSubmitting || done} busyLabel={done ? 'Updated' : 'Updating...'}>
        Update Password
      </SubmitButton>
    </Form>
  );
}
