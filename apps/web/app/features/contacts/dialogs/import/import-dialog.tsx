import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { useContactChanges } from '../../use-contact-changes.ts';
import { ImportPreview } from './import-preview.tsx';
import { type ImportState, readImportFile } from './import-state.ts';

interface ImportDialogProps {
  /** The contacts that exist already and are not imported again. */
  existing: readonly ContactRecord[];
  onClose(): void;
}

/** Takes contacts from a .vcf or .csv: choose a file, see what would come in, import it. */
export function ImportDialog({ existing, onClose }: ImportDialogProps) {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const { importAll } = useContactChanges();
  const id = useId();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setState(await readImportFile(file, existing));
  };
  const start = async () => {
    if (state.step !== 'preview') return;
    const total = state.fresh.length;
    setState({ step: 'importing', done: 0, total });
    const onBatch = (done: number) => setState({ step: 'importing', done, total });
    if (await importAll(state.fresh, onBatch)) onClose();
    else setState(state);
  };
  const fresh = state.step === 'preview' ? state.fresh.length : 0;

  return (
    <Dialog open onOpenChange={(open) => !open && state.step !== 'importing' && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Import contacts</DialogTitle>
          <DialogDescription>
            From a .vcf file of any address book, or a .csv file exported from Google Contacts,
            Outlook or Cardsift. Contacts you already have are left out.
          </DialogDescription>
        </DialogHeader>
        {state.step === 'importing' ? (
          <div className="grid gap-2">
            <p role="status" className="text-sm">
              Importing {state.total} contacts...
            </p>
            <Progress aria-label="Import" value={(100 * state.done) / state.total} />
          </div>
        ) : (
          <div className="grid gap-2">
            <Label htmlFor={id}>File</Label>
            <Input
              id={id}
              type="file"
              accept=".vcf,.csv,text/vcard,text/csv"
              className="h-auto py-2 read-only:bg-field file:mr-3 file:cursor-pointer file:rounded-md file:bg-secondary file:px-3 file:py-1 file:font-medium"
              onChange={(event) => void choose(event)}
            />
            {state.step === 'choose' && state.error && (
              <p role="alert" className="text-sm text-destructive-text">
                {state.error}
              </p>
            )}
          </div>
        )}
        {state.step === 'preview' && <ImportPreview {...state} />}
        {state.step !== 'importing' && (
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={fresh === 0} onClick={() => void start()}>
              {fresh === 0 ? 'Import' : `Import ${fresh} contact(s)`}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
