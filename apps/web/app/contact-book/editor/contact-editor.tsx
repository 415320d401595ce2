import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { DialogFooter } from '#app/components/ui/dialog.tsx';
import { ContactFields, MeetingFields, NameParts, TextField } from './contact-fields.tsx';
import { contactFormSchema, type EditedContact, fromForm, toForm } from './contact-form.ts';
import type { Traces } from './trace.tsx';

interface ContactEditorProps {
  edited: EditedContact;
  /** For a contact read from a card: where its values came from, or null when nobody says. */
  card?: { traces: Traces | null };
  saveLabel: string;
  onSave(edited: EditedContact): void | Promise<void>;
  onCancel(): void;
}

/**
 * Every field of a contact, to stand in a dialog. Of a card the parts of the name can be corrected
 * as they were read; tags are for contacts that are saved.
 */
export function ContactEditor({ edited, card, saveLabel, onSave, onCancel }: ContactEditorProps) {
  const form = useForm({
    resolver: zodResolver(contactFormSchema),
    defaultValues: toForm(edited),
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit((values) => onSave(fromForm(values, edited.contact)));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <ContactFields traces={card?.traces ?? null} />
        {card ? (
          <>
            <TextField name="hashtags" label="Hashtags" />
            <NameParts />
          </>
        ) : (
          <>
            <MeetingFields />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name="hashtags" label="Hashtags" />
              <TextField name="tags" label="Tags" />
            </div>
          </>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : saveLabel}
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}
