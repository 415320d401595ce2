import { type FormEvent, type ReactNode, useState } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/components/ui/alert-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';

interface TypedConfirmationProps {
  /** The button that opens the dialog and the one that confirms in it. */
  action: string;
  title: string;
  /** What has to be typed, letter by letter. */
  phrase: string;
  /** Rejects to keep the dialog open. The caller reports the failure. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

/** A destructive action behind a dialog in which people type what they are about to do. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { action, title, phrase, onConfirm, children } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);

  function show(shown: boolean) {
    setTyped('');
    setOpen(shown);
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== phrase || busy) return;
    setBusy(true);
    await onConfirm().then(
      () => show(false),
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <AlertDialog open={open} onOpenChange={(shown) => !busy && show(shown)}>
      <AlertDialogTrigger asChild>
        <Button variant="destructive">{action}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription asChild>
          <div className="flex flex-col gap-2">{children}</div>
        </AlertDialogDescription>
        <Form className="flex flex-col gap-4" onSubmit={(event) => void confirm(event)}>
          <Field
            label={`Type ${phrase} to confirm`}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <AlertDialogFooter>
            <AlertDialogCancel type="button" disabled={busy}>
              Cancel
            </AlertDialogCancel>
            <Button
              type="submit"
              variant="destructive"
              busy={busy}
              disabled={typed.trim() !== phrase}
            >
              {busy ? 'Deleting...' : action}
            </Button>
          </AlertDialogFooter>
        </Form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
