import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { useSaveContact } from '../../api/use-save-contact.ts';
import { columnsOf, contactFormSchema, formOf } from './contact-form.ts';
import { EmailFields, PhoneFields, UrlFields } from './list-fields.tsx';
import { TextField } from './text-field.tsx';

interface EditDialogProps {
  userId: string;
  /** The contact to change; null to add one. */
  contact: ContactRecord | null;
  onClose(): void;
}

/** Every field of a contact. */
export function EditDialog({ userId, contact, onClose }: EditDialogProps) {
  const save = useSaveContact(userId);
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(contactFormSchema),
    defaultValues: formOf(contact),
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    if (await save(contact, columnsOf(form, contact))) onClose();
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{contact ? 'Edit contact' : 'Add contact'}</DialogTitle>
          <DialogDescription>
            The first e-mail address and the first phone number are the main ones.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Full Name"
              className="sm:col-span-2"
              error={errors.fullName}
              {...register('fullName')}
            />
            <TextField label="Job Title" error={errors.title} {...register('title')} />
            <TextField label="Department" error={errors.department} {...register('department')} />
            <TextField
              label="Organization"
              className="sm:col-span-2"
              error={errors.org}
              {...register('org')}
            />
          </div>
          <EmailFields control={control} register={register} errors={errors.emails} />
          <PhoneFields control={control} register={register} errors={errors.phones} />
          <TextField
            label="LinkedIn"
            inputMode="url"
            error={errors.linkedinUrl}
            {...register('linkedinUrl')}
          />
          <UrlFields control={control} register={register} errors={errors.urls} />
          <fieldset className="grid gap-4 sm:grid-cols-6">
            <legend className="sr-only">Address</legend>
            <TextField
              label="Street"
              className="sm:col-span-6"
              error={errors.address?.street}
              {...register('address.street')}
            />
            <TextField
              label="Postcode"
              className="sm:col-span-2"
              error={errors.address?.postcode}
              {...register('address.postcode')}
            />
            <TextField
              label="City"
              className="sm:col-span-4"
              error={errors.address?.city}
              {...register('address.city')}
            />
            <TextField
              label="Region"
              className="sm:col-span-3"
              error={errors.address?.region}
              {...register('address.region')}
            />
            <TextField
              label="Country"
              className="sm:col-span-3"
              error={errors.address?.country}
              {...register('address.country')}
            />
          </fieldset>
          <TextField label="Notes" multiline error={errors.note} {...register('note')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Hashtags" error={errors.hashtags} {...register('hashtags')} />
            <TextField label="Tags" error={errors.tags} {...register('tags')} />
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={formState.isSubmitting}>
              {formState.isSubmitting ? 'Saving...' : 'Save'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
