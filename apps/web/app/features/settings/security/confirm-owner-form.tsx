import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#app/components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#app/components/ui/dialog.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { confirmOwner } from './account-api.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

const schema = z.object({ current: z.string().min(1, 'Please enter your current password') });

interface ConfirmOwnerFormProps {
  action: string;
  busyAction: string;
  /** What the password is asked for; whatever it throws is told. */
  onConfirmed(): Promise<void>;
}

/** Asks for the password before something in a dialog changes that opens the account. */
export function ConfirmOwnerForm({ action, busyAction, onConfirmed }: ConfirmOwnerFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { current: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ current }: z.infer<typeof schema>) {
    const { error } = await confirmOwner(current);
    if (error?.code?.startsWith('current_password_')) {
      return setError('current', { message: error.message }, { shouldFocus: true });
    }
    if (error) return notifyError('Error', error.message);
    await onConfirmed().catch((failure: unknown) => {
      console.error('What the password was asked for could not be done', failure);
      notifyError('Error', failure instanceof Error ? failure.message : undefined);
    });
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-4"
    >
      <CurrentPasswordField error={errors.current?.message} {...register('current')} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? busyAction : action}
        </Button>
      </DialogFooter>
    </Form>
  );
}
