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
import { notify } from '#app/components/ui/notify.ts';
import { SettingRow } from '../setting-row.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordRow() {
  const [open, setOpen] = useState(false);

  function finish() {
    setOpen(false);
    notify('Password changed', 'You are signed out everywhere else.');
  }

  return (
    <SettingRow
      title="Password"
      description="Changing it signs you out on every other device. You need your current password, or a link that we email to you."
    >
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline">Change password</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Change password</DialogTitle>
            <DialogDescription>You stay signed in here, and nowhere else.</DialogDescription>
          </DialogHeader>
          <PasswordForm onDone={finish} />
        </DialogContent>
      </Dialog>
    </SettingRow>
  );
}
