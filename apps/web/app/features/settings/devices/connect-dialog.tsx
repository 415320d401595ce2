import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { ConfirmOwnerForm } from '../security/confirm-owner-form.tsx';
import { AccessDetails } from './access-details.tsx';
import {
  appPasswordsQuery,
  createAppPassword,
  type NewAppPassword,
  OWNER_MUST_PROVE,
} from './app-passwords-api.ts';
import { NameForm } from './name-form.tsx';

interface ConnectDialogProps {
  /** The address of the CardDAV server. */
  server: string;
  onClose(): void;
}

/**
 * Connects a phone: a name for it, the account's password where the backend asks who this is, and then the new
 * password with the steps for each kind of device.
 */
export function ConnectDialog({ server, onClose }: ConnectDialogProps) {
  const userId = useUser().id;
  const queryClient = useQueryClient();
  /** The name of the device whose owner has to show who they are. */
  const [unproven, setUnproven] = useState<string | null>(null);
  const [made, setMade] = useState<NewAppPassword | null>(null);

  async function make(name: string) {
    setMade(await createAppPassword(name));
    await queryClient.invalidateQueries(appPasswordsQuery(userId));
  }

  async function tryToMake(name: string) {
    try {
      await make(name);
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: string };
      if (code === OWNER_MUST_PROVE) return setUnproven(name);
      console.error('The app password could not be made', error);
      notifyError('Error', message ?? 'Failed to connect the device');
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className={made ? 'max-w-2xl' : undefined}>
        <DialogHeader>
          <DialogTitle>Connect a phone</DialogTitle>
          <DialogDescription>
            {made
              ? 'This password opens your contacts on one device and nothing else. It is shown only now.'
              : unproven !== null
                ? 'Whoever has the new password reads your contacts, so we make sure that it is you.'
                : 'Your contacts appear in the phone’s own address book, and changes go both ways.'}
          </DialogDescription>
        </DialogHeader>
        {made ? (
          <AccessDetails
            id={made.id}
            access={{ server, userName: made.user_name, password: made.password }}
            onDone={onClose}
          />
        ) : unproven !== null ? (
          <ConfirmOwnerForm
            action="Continue"
            busyAction="Checking..."
            onConfirmed={() => make(unproven)}
          />
        ) : (
          <NameForm onNamed={tryToMake} />
        )}
      </DialogContent>
    </Dialog>
  );
}
