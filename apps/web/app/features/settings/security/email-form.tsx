import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { EmailField } from '#app/account/email-field.tsx';
import { emailSchema } from '#app/account/email-schema.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#app/components/ui/dialog.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { changeEmail } from './account-api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const schema = z.object({
  email: emailSchema,
  current: z.string().min(1, 'Please enter your current password'),
});

type Values = z.infer<typeof schema>;

/** Below which field the backend's refusal belongs, by its code. */
const FIELD_OF: Record<string, keyof Values> = {
  current_password_invalid: 'current',
  current_password_required: 'current',
  validation_failed: 'email',
  email_address_invalid: 'email',
};

interface EmailFormProps {
  /** Called with the address that was asked for. */
  onDone(email: string): void;
}

export function EmailForm({ onDone }: EmailFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', current: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email, current }: Values) {
    const { error } = await changeEmail(email, current);
    // A hosted project says so when the address has an account, and nobody is to learn that here.
    if (error === null || error.code === 'email_exists') return onDone(email);
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
      <EmailField label="New Email" error={errors.email?.message} {...register('email')} />
      <CurrentPasswordField error={errors.current?.message} {...register('current')} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send the link'}
        </Button>
      </DialogFooter>
    </Form>
  );
}
