import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#app/components/ui/button.tsx';
import { DialogClose, DialogFooter } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';

/** As many characters as the database takes. */
const MOST_CHARACTERS = 100;

const schema = z.object({ name: z.string().trim().min(1, 'Please enter a name for the device') });

interface NameFormProps {
  onNamed(name: string): Promise<void>;
}

/** Asks what the device is called, by which its owner knows it again in the list. */
export function NameForm({ onNamed }: NameFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void handleSubmit(({ name }) => onNamed(name))(event)}
    >
      <Field
        label="Name of the device"
        placeholder="My iPhone"
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Making a password...' : 'Continue'}
        </Button>
      </DialogFooter>
    </Form>
  );
}
