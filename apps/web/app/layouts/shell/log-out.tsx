import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAuth, useUser } from '#app/account/session/auth-context.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { findWaiting } from '#app/contact-book/waiting-contacts/use-waiting-contacts.ts';

interface LogOutQuestionProps {
  /** Contacts that wait to be saved. */
  waiting: number;
  onLogOut(): void;
  onClose(): void;
}

/** Logs out, but asks first if contacts are on this device only. The question is for the page to show. */
export function useLogOut(): { logOut(): Promise<void>; question: ReactNode } {
  const user = useUser();
  const { signOut } = useAuth();
  const { contacts } = findWaiting(user.id, useQueryClient());
  const [waiting, setWaiting] = useState(0);

  async function leave() {
    const { error } = await signOut();
    if (error) notifyError('Error', error.message);
  }

  async function deleteAndLeave() {
    await contacts.removeAll();
    await leave();
  }

  return {
    async logOut() {
      // A device that keeps nothing has nothing waiting.
      const count = await contacts.count().catch(() => 0);
      if (count === 0) await leave();
      else setWaiting(count);
    },
    question: waiting > 0 && (
      <LogOutQuestion
        waiting={waiting}
        onLogOut={() => void deleteAndLeave()}
        onClose={() => setWaiting(0)}
      />
    ),
  };
}

function LogOutQuestion({ waiting, onLogOut, onClose }: LogOutQuestionProps) {
  const whom = waiting === 1 ? 'One contact is' : `${waiting} contacts are`;
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent>
        <AlertDialogTitle>Log out without saving?</AlertDialogTitle>
        <AlertDialogDescription>
          {whom} waiting to be saved and on this device only. Logging out deletes{' '}
          {waiting === 1 ? 'it' : 'them'} here. Stay logged in until you are online and{' '}
          {waiting === 1 ? 'it is' : 'they are'} saved.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Stay logged in</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onLogOut}>
            Log out and delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
