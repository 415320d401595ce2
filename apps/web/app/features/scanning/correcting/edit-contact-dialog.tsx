import type { Contact } from '@cardsift/contacts/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#app/components/ui/dialog.tsx';
import type { ExtractedContact } from '../extracted-contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactFormSchema, fromForm, toForm } from './contact-form.ts';

interface EditContactDialogProps {
  extracted: ExtractedContact;
  disabled: boolean;
  onCorrected(contact: Contact): void;
}

/** A button that opens every field of a contact for correction. */
export function EditContactDialog({ extracted, disabled, onCorrected }: EditContactDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Edit ${extracted.contact.fullName}`}
          disabled={disabled}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Edit contact</DialogTitle>
          <DialogDescription>
            «Printed» stands on the card, «inferred» was concluded from it. Values marked «please
            check» were hard to read.
          </DialogDescription>
        </DialogHeader>
        <EditForm
          extracted={extracted}
          onDone={(contact) => {
            setOpen(false);
            onCorrected(contact);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface EditFormProps {
  extracted: ExtractedContact;
  onDone(contact: Contact): void;
}

function EditForm({ extracted: { contact, reading }, onDone }: EditFormProps) {
  const form = useForm({
    resolver: zodResolver(contactFormSchema),
    defaultValues: toForm(contact),
  });
  const submit = form.handleSubmit((values) => onDone(fromForm(values, contact)));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ContactFields reading={reading} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button type="submit">Save Changes</Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}
