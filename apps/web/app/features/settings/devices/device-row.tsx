import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#app/account/session/auth-context.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { formatDate, formatTime } from '#app/text/format-date.ts';
import { type AppPassword, appPasswordsQuery, revokeAppPassword } from './app-passwords-api.ts';

/** One connected device: when and by what it was used last, and the way to shut it out. */
export function DeviceRow({ device }: { device: AppPassword }) {
  const [isAsked, setAsked] = useState(false);
  const userId = useUser().id;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeAppPassword(device.id),
    onSuccess: async () => {
      notify('Device disconnected', `The password of ${device.name} opens nothing any more.`);
      await queryClient.invalidateQueries(appPasswordsQuery(userId));
    },
    onError: (error) => {
      console.error('The app password could not be revoked', error);
      notifyError('Error', 'Failed to disconnect the device');
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm wrap-anywhere">
        <p className="font-medium">{device.name}</p>
        <p className="text-muted-foreground">{describeUse(device)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={isPending}
        aria-label={`Disconnect ${device.name}`}
        onClick={() => setAsked(true)}
      >
        Disconnect
      </Button>
      {isAsked && (
        <RevokeDialog name={device.name} onConfirm={mutate} onClose={() => setAsked(false)} />
      )}
    </li>
  );
}

/** “Last used Nov 27, 2026, 2:15 PM by iOS/18.2”. */
function describeUse({ created_at, last_used_at, last_client }: AppPassword): string {
  if (last_used_at === null) return `Added ${formatDate(new Date(created_at))} · not used yet`;
  const when = `Last used ${formatTime(new Date(last_used_at))}`;
  return last_client ? `${when} by ${last_client}` : when;
}

interface RevokeDialogProps {
  name: string;
  onConfirm(): void;
  onClose(): void;
}

function RevokeDialog({ name, onConfirm, onClose }: RevokeDialogProps) {
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>Disconnect {name}?</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">
          Its password stops working at once. Contacts that it has already loaded stay on it until
          you remove the account there.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onConfirm}>
            Disconnect
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
