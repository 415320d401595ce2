import { useEffect, useState } from 'react';
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
import { useUser } from '#app/session/auth-context.ts';
import { forgetLink, startSession } from '#app/session/start-session.ts';
import { SettingRow } from '../setting-row.tsx';
import { EmailForm } from './email-form.tsx';

export function EmailRow() {
  const { email } = useUser();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => void startSession().then(tellOfLink), []);

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
              `We sent a link to ${asked}. Until it is opened, nothing changes.`}
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
              We tell both addresses. The new one counts when you open the link that we mail there.
            </DialogDescription>
          </DialogHeader>
          <EmailForm onDone={finish} />
        </DialogContent>
      </Dialog>
    </SettingRow>
  );
}

/** The link of the mail to a new address leads here. */
function tellOfLink({ linkError, addressChange }: Awaited<ReturnType<typeof startSession>>) {
  if (linkError) notifyError('Error', linkError.message);
  if (addressChange === 'done') notify('Address changed', 'From now on you sign in with it.');
  if (addressChange === 'accepted') {
    notify(
      'Address confirmed',
      'If your address is still the old one, open the link that was mailed there, too.',
    );
  }
  forgetLink();
}
