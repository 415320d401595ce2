import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { newPasswordSchema } from '#app/account/password/new-password.ts';
import { NewPasswordFields } from '#app/account/password/new-password-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { askForCode, changePassword } from './account-api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const schema = newPasswordSchema.and(
  z.object({
    current: z.string().min(1, 'Please enter your current password'),
    code: z.string().optional(),
  }),
);

type Values = z.infer<typeof schema>;

/** Below which field the backend's refusal belongs, by its code. */
const FIELD_OF: Record<string, 'current' | 'password' | 'code'> = {
  current_password_invalid: 'current',
  current_password_required: 'current',
  same_password: 'password',
  weak_password: 'password',
  reauthentication_not_valid: 'code',
};

interface PasswordFormProps {
  onDone(): void;
}

export function PasswordForm({ onDone }: PasswordFormProps) {
  const { register, handleSubmit, formState, control, setError } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { current: '', password: '', confirmation: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });
  const [needsCode, setNeedsCode] = useState(false);

  async function submit(values: Values) {
    const { error } = await changePassword(values);
    if (error === null) return onDone();
    if (error.code === 'reauthentication_needed') {
      const asked = await askForCode();
      if (asked.error) return notifyError('Error', asked.error.message);
      return setNeedsCode(true);
    }
    const field = FIELD_OF[error.code ?? ''];
    if (field) setError(field, { message: error.message }, { shouldFocus: true });
    else notifyError('Error', error.message);
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-4"
    >
      <CurrentPasswordField error={errors.current?.message} {...register('current')} />
      <NewPasswordFields
        typed={password}
        password={{ ...register('password'), error: errors.password?.message }}
        confirmation={{ ...register('confirmation'), error: errors.confirmation?.message }}
      />
      {needsCode && (
        <Field
          label="Code from the mail we sent you"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Changing...' : 'Change password'}
        </Button>
      </DialogFooter>
    </Form>
  );
}
