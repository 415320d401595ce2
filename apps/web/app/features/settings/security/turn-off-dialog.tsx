import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { ConfirmOwnerForm } from './confirm-owner-form.tsx';
import { removeAuthenticator } from './two-factor-api.ts';

interface TurnOffDialogProps {
  factorId: string;
  onDone(): Promise<void>;
  onCancel(): void;
}

export function TurnOffDialog({ factorId, onDone, onCancel }: TurnOffDialogProps) {
  async function turnOff() {
    await removeAuthenticator(factorId);
    await onDone();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Turn off two-factor authentication</DialogTitle>
          <DialogDescription>From then on your password alone opens the account.</DialogDescription>
        </DialogHeader>
        <ConfirmOwnerForm action="Turn off" busyAction="Turning off..." onConfirmed={turnOff} />
      </DialogContent>
    </Dialog>
  );
}
