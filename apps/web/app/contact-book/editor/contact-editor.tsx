import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '#app/components/ui/button.tsx';
import { DialogFooter } from '#app/components/ui/dialog.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { ContactFields, MeetingFields, NameParts, TextField } from './contact-fields.tsx';
import {
  type ContactForm,
  contactFormSchema,
  type EditedContact,
  fromForm,
  toForm,
} from './contact-form.ts';
import { type SuggestedValue, Suggestions } from './suggestions.tsx';
import type { Traces } from './trace.tsx';
import { TracesContext } from './traced-value.tsx';

interface ContactEditorProps {
  edited: EditedContact;
  /** For a contact read from a card: where its values came from, or null when nobody says. */
  card?: { traces: Traces | null; suggestions: readonly SuggestedValue[] };
  saveLabel: string;
  cancelLabel?: string;
  /** Asked when the form is sent; true keeps it, because there is more to look at. */
  holdBack?(): boolean;
  onSave(edited: EditedContact): void | Promise<void>;
  onCancel(): void;
}

/**
 * Every field of a contact, to stand in a dialog. Of a card the parts of the name can be corrected
 * as they were read; tags are for contacts that are saved.
 */
export function ContactEditor({
  edited,
  card,
  saveLabel,
  cancelLabel = 'Cancel',
  holdBack = () => false,
  onSave,
  onCancel,
}: ContactEditorProps) {
  const form = useForm({
    resolver: zodResolver(contactFormSchema),
    defaultValues: toForm(edited),
  });
  const { isSubmitting } = form.formState;
  useLaterValues(form, edited);
  const save = form.handleSubmit((values) => onSave(fromForm(values, edited.contact)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!holdBack()) void save();
  };
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={submit} className="grid min-w-0 content-start gap-4">
        {card && <Suggestions suggestions={card.suggestions} />}
        <TracesContext value={card?.traces ?? null}>
          <ContactFields />
        </TracesContext>
        {card ? (
          <>
            <TextField name="hashtags" label="Hashtags" />
            <NameParts />
          </>
        ) : (
          <>
            <MeetingFields />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <TextField name="hashtags" label="Hashtags" />
              <TextField name="tags" label="Tags" />
            </div>
          </>
        )}
        <DialogFooter className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex-row justify-end border-t border-border bg-card px-6 py-3">
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : saveLabel}
          </Button>
        </DialogFooter>
      </Form>
    </FormProvider>
  );
}

/** A contact that gets better while it is open does so in the form, but for what somebody has changed there. */
function useLaterValues(form: UseFormReturn<ContactForm>, edited: EditedContact): void {
  const shown = useRef(edited.contact);
  useEffect(() => {
    if (shown.current === edited.contact) return;
    shown.current = edited.contact;
    form.reset(toForm(edited), { keepDirtyValues: true });
  }, [form, edited]);
}
