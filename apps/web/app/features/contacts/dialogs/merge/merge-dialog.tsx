import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { areMaybeColleagues } from '@cardsift/contacts/duplicates/same-person';
import { type MergeChoices, suggestChoices } from '@cardsift/contacts/merge/merge-records';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { useContactChanges } from '../../use-contact-changes.ts';
import { MergeFields } from './merge-fields.tsx';
import { currentPair, nextQueue, startQueue } from './merge-queue.ts';

interface MergeDialogProps {
  /** Contacts that may be the same person, two and more in each group. */
  groups: readonly ContactRecord[][];
  onClose(): void;
}

/** Goes through pairs of contacts; for each, every field is chosen from one of the two. */
export function MergeDialog({ groups, onClose }: MergeDialogProps) {
  const [queue, setQueue] = useState(() => startQueue(groups));
  const [chosen, setChosen] = useState<Partial<MergeChoices>>({});
  const [merging, setMerging] = useState(false);
  const { merge: mergeContacts } = useContactChanges();
  const pair = currentPair(queue);
  if (pair === null) return null;
  const [first, second] = pair;
  const choices = { ...suggestChoices(first, second), ...chosen };

  const goOn = (merged?: ContactRecord) => {
    const next = nextQueue(queue, merged);
    setChosen({});
    setQueue(next);
    if (next.length === 0) onClose();
  };
  const merge = async () => {
    setMerging(true);
    const merged = await mergeContacts(first, second, choices);
    setMerging(false);
    if (merged) goOn(merged);
  };
  const left = queue.reduce((pairs, group) => pairs + group.length - 1, 0);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Merge contacts</DialogTitle>
          <DialogDescription>
            Choose what to keep. Other phone numbers, e-mail addresses and tags of both are kept
            too. {left > 1 && `${left} pairs left.`}
          </DialogDescription>
        </DialogHeader>
        {areMaybeColleagues(first, second) && (
          <p className="rounded-lg bg-warning-soft px-4 py-2 text-sm text-pretty text-warning">
            Their names and e-mail addresses differ. If they are colleagues who share a number, keep
            both.
          </p>
        )}
        <MergeFields
          key={`${first.id} ${second.id}`}
          first={first}
          second={second}
          choices={choices}
          onChoose={(field, choice) => setChosen((before) => ({ ...before, [field]: choice }))}
        />
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button variant="outline" onClick={() => goOn()} disabled={merging}>
            Keep both
          </Button>
          <Button onClick={() => void merge()} busy={merging}>
            Merge
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
