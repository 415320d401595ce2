import type { ContactRecord } from '@cardsift/contacts/contact-record';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Progress } from '#app/components/ui/progress.tsx';
import { countOf } from '#app/text/count-of.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { downloadReport } from './download-report.ts';
import { ImportPreview, ImportProblems } from './import-preview.tsx';
import { namesSomebody } from './import-state.ts';
import { countImport, listLeft } from './known-people/known-choices.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  /** The contacts that exist already. */
  existing: readonly ContactRecord[];
  onClose(): void;
}

/** Takes contacts from files: choose them, say which column is what, see what would come in, import it. */
export function ImportDialog({ existing, onClose }: ImportDialogProps) {
  const run = useImport(existing, onClose);
  const { state } = run;
  const isDone = state.step === 'done';
  const refusals =
    state.step === 'choose' ? state.refusals : 'opened' in state ? state.opened.refusals : [];

  return (
    <Dialog open onOpenChange={(open) => !open && state.step !== 'importing' && onClose()}>
      <DialogContent
        className={state.step === 'columns' || state.step === 'preview' ? 'max-w-2xl' : undefined}
      >
        <DialogHeader>
          <DialogTitle>Import contacts</DialogTitle>
          <DialogDescription>
            From a .vcf file of any address book, or a table (.csv or .xlsx) from Google Contacts,
            Outlook, LinkedIn or any other program. Contacts you already have are updated, unless
            you choose otherwise.
          </DialogDescription>
        </DialogHeader>
        {state.step !== 'importing' && !isDone && (
          <ChooseFiles
            isHidden={state.step === 'reading'}
            refusals={refusals}
            error={state.step === 'choose' ? state.error : undefined}
            onChoose={(files) => void run.choose(files)}
          />
        )}
        {state.step === 'reading' && <Doing text="Reading your files..." share={state.share} />}
        {state.step === 'importing' && (
          <Doing
            text={`Importing ${countOf(state.total, 'contact')}...`}
            share={state.done / Math.max(state.total, 1)}
          />
        )}
        {state.step === 'columns' && (
          <ColumnsStep tables={state.tables} choices={state.choices} onChange={run.setChoices} />
        )}
        {state.step === 'preview' && (
          <ImportPreview
            files={[...state.tables.flatMap(({ files }) => files), ...state.opened.cardFiles]}
            found={state.found}
            known={state.known}
            onChange={run.chooseKnown}
          />
        )}
        {isDone && (
          <div className="grid gap-3 text-sm">
            <p role="status">
              {state.text}.
              {state.left > 0 &&
                ` You stopped before ${state.left === 1 ? 'the last one' : `the other ${state.left}`}: import the same files again for the rest.`}
              {state.found.problems.length > 0 && ' This could not be taken:'}
            </p>
            <ImportProblems problems={state.found.problems} />
          </div>
        )}
        <ImportButtons run={run} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function Doing({ text, share }: { text: string; share: number }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm">
        {text}
      </p>
      <Progress aria-label="Import" value={100 * share} />
    </div>
  );
}

function ImportButtons({ run, onClose }: { run: ReturnType<typeof useImport>; onClose(): void }) {
  const { state } = run;
  const report =
    state.step === 'done'
      ? [...state.found.problems, ...state.report]
      : state.step === 'preview'
        ? [...state.found.problems, ...listLeft(state.found.plan, state.known)]
        : [];
  if (state.step === 'importing') {
    return (
      <DialogFooter>
        <Button variant="outline" onClick={run.stopImporting}>
          Stop
        </Button>
      </DialogFooter>
    );
  }
  return (
    <DialogFooter className="sm:flex-wrap">
      {report.length > 0 && (
        <Button variant="outline" onClick={() => downloadReport(report)}>
          Download report
        </Button>
      )}
      {state.step === 'preview' && state.tables.length > 0 && (
        <Button variant="outline" onClick={run.changeColumns}>
          Change columns
        </Button>
      )}
      {state.step === 'done' ? (
        <Button onClick={onClose}>Done</Button>
      ) : (
        <Button variant="outline" onClick={state.step === 'reading' ? run.cancelReading : onClose}>
          Cancel
        </Button>
      )}
      {state.step === 'columns' && (
        <NextButton
          isPossible={state.tables.every(({ key }) => namesSomebody(state.choices[key] ?? []))}
          onClick={() => void run.confirmColumns()}
        />
      )}
      {state.step === 'choose' && <Button disabled>Import</Button>}
      {state.step === 'preview' && (
        <StartButton
          {...countImport(state.found.plan, state.known)}
          onClick={() => void run.start()}
        />
      )}
    </DialogFooter>
  );
}

interface StartButtonProps {
  added: number;
  updated: number;
  onClick(): void;
}

function StartButton({ added, updated, onClick }: StartButtonProps) {
  const doing = [
    ...(added > 0 ? [`Import ${added}`] : []),
    ...(updated > 0 ? [`${added > 0 ? 'update' : 'Update'} ${updated}`] : []),
  ];
  const text =
    doing.length === 0
      ? 'Import'
      : `${doing.join(' and ')} ${updated > 1 || (updated === 0 && added > 1) ? 'contacts' : 'contact'}`;
  return (
    <>
      {/* Choices far above the button change what it does. */}
      <span role="status" className="sr-only">
        {text}
      </span>
      <Button disabled={doing.length === 0} onClick={onClick}>
        {text}
      </Button>
    </>
  );
}

function NextButton({ isPossible, onClick }: { isPossible: boolean; onClick(): void }) {
  return (
    <>
      {!isPossible && (
        <p role="alert" className="text-sm text-destructive-text sm:order-first sm:mr-auto">
          Say which column holds a name, an e-mail address, a phone number or an organization.
        </p>
      )}
      <Button disabled={!isPossible} onClick={onClick}>
        Next
      </Button>
    </>
  );
}
