import type { Contact } from '@cardsift/contacts/contact';
import { findLinkedinAddress } from '@cardsift/contacts/contact-record';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#app/components/ui/dialog.tsx';
import { ContactEditor } from '#app/contact-book/editor/contact-editor.tsx';
import type { ExtractedContact } from '../reading/extracted-contact.ts';
import { traceReading } from '../reading/traces.ts';

interface EditCardDialogProps {
  extracted: ExtractedContact;
  disabled: boolean;
  onCorrected(contact: Contact): void;
}

/** A button that opens every field of a contact for correction. */
export function EditCardDialog({ extracted, disabled, onCorrected }: EditCardDialogProps) {
  const [open, setOpen] = useState(false);
  const { contact, reading } = extracted;
  const linkedinUrl = findLinkedinAddress(contact.urls) ?? '';
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Edit ${contact.fullName}`}
          disabled={disabled}
        >
          <Pencil aria-hidden="true" />
          Edit
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Edit contact</DialogTitle>
          <DialogDescription>
            “Printed” stands on the card, “inferred” was concluded from it. Values marked “please
            check” were hard to read.
          </DialogDescription>
        </DialogHeader>
        <ContactEditor
          edited={{ contact, linkedinUrl, tags: [] }}
          card={{ traces: traceReading(reading) }}
          saveLabel="Save Changes"
          onSave={(corrected) => {
            setOpen(false);
            onCorrected(corrected.contact);
          }}
          onCancel={() => setOpen(false)}
        />
      </DialogContent>
    </Dialog>
  );
}
