import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Form } from '#app/components/ui/form.tsx';
import { ConfirmOwnerForm } from './confirm-owner-form.tsx';
import { type Enrollment, finishEnrollment, startEnrollment } from './two-factor-api.ts';

interface EnrollmentDialogProps {
  onDone(): void;
  onCancel(): void;
  /** This backend has no second factor. */
  onNotOffered(): void;
}

/** Sets up an authenticator app: first the password, then the code that the app scans. */
export function EnrollmentDialog({ onDone, onCancel, onNotOffered }: EnrollmentDialogProps) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);

  async function start() {
    const started = await startEnrollment();
    if (started) setEnrollment(started);
    else onNotOffered();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Set up your authenticator app</DialogTitle>
          <DialogDescription>
            {enrollment
              ? 'Scan the code with the app, or type the key into it. Then enter the six digits it shows.'
              : 'From then on nobody signs in without the app, so we make sure that it is you.'}
          </DialogDescription>
        </DialogHeader>
        {enrollment ? (
          <FirstCodeForm enrollment={enrollment} onDone={onDone} onCancel={onCancel} />
        ) : (
          <ConfirmOwnerForm action="Continue" busyAction="Checking..." onConfirmed={start} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface FirstCodeFormProps extends Pick<EnrollmentDialogProps, 'onDone' | 'onCancel'> {
  enrollment: Enrollment;
}

function FirstCodeForm({ enrollment, onDone, onCancel }: FirstCodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { error } = await finishEnrollment(enrollment.factorId, code.replace(/\s/g, ''));
    setBusy(false);
    if (error) setProblem(error.message);
    else onDone();
  }

  return (
    <Form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <img
        src={enrollment.qrCode}
        alt="QR code for your authenticator app"
        className="size-44 self-center rounded-lg bg-white p-2"
      />
      <div className="flex flex-col gap-1 text-sm">
        <p className="wrap-anywhere">
          Key: <code>{enrollment.secret}</code>
        </p>
        <p className="text-muted-foreground">
          Keep the key in a safe place. It sets up another app should you lose your phone.
        </p>
      </div>
      <Field
        label="Six digits"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Checking...' : 'Turn on'}
        </Button>
      </DialogFooter>
    </Form>
  );
}
