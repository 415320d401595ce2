import { parseTags } from '@cardsift/contacts/tags';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { countOf } from '#app/text/count-of.ts';

interface AddTagsDialogProps {
  /** Contacts that will get the tags. */
  count: number;
  onAdd(tags: string[]): void;
  onClose(): void;
}

/** Asks for the tags to add; Enter submits. */
export function AddTagsDialog({ count, onAdd, onClose }: AddTagsDialogProps) {
  const [input, setInput] = useState('');
  const id = useId();
  const tags = parseTags(input);
  const canAdd = tags.length > 0 && count > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAdd) onAdd(tags);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add Tags</DialogTitle>
          <DialogDescription>
            The tags are added to {countOf(count, 'contact')}. Separate several tags with commas.
          </DialogDescription>
        </DialogHeader>
        <Form onSubmit={submit} className="grid gap-4">
          <div className="grid gap-2">
            <Label htmlFor={id}>Tags</Label>
            <Input
              id={id}
              value={input}
              onChange={(event) => setInput(event.target.value)}
              placeholder="Hannover 2026, lead"
              autoComplete="off"
            />
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!canAdd}>
              Add Tags
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
