import { useEffect, useState } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import { finishAddressChange, forgetLink } from '#app/account/session/start-session.ts';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#app/components/ui/dialog.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { SettingRow } from '../setting-row.tsx';
import { EmailForm } from './email-form.tsx';

export function EmailRow() {
  const { email } = useUser();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => void finishAddressChange().then(tellOfLink), []);

  function finish(address: string) {
    setOpen(false);
    setAsked(address);
  }

  return (
    <SettingRow
      title="Email Address"
      description={
        <>
          <p className="break-all">{email}</p>
          <p role="status" className="wrap-anywhere">
            {asked &&
              asked !== email &&
              `We sent a link to ${asked}. Nothing changes until it is opened.`}
          </p>
        </>
      }
    >
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="outline">Change email</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Change email</DialogTitle>
            <DialogDescription>
              We email both addresses. The new one takes effect when you open the link we send to
              it.
            </DialogDescription>
          </DialogHeader>
          <EmailForm onDone={finish} />
        </DialogContent>
      </Dialog>
    </SettingRow>
  );
}

/** The link of the mail to a new address leads here. */
function tellOfLink({ linkError, addressChange }: Awaited<ReturnType<typeof finishAddressChange>>) {
  if (linkError) notifyError('Error', linkError.message);
  if (addressChange === 'done') notify('Address changed', 'Use it to sign in from now on.');
  if (addressChange === 'accepted') {
    notify(
      'Address confirmed',
      'If you still see your old address here, open the link we sent to it, too.',
    );
  }
  forgetLink();
}
