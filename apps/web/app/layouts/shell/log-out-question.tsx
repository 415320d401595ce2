import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';

interface LogOutQuestionProps {
  /** Contacts that wait to be saved. */
  waiting: number;
  onLogOut(): void;
  onClose(): void;
}

/** Asks before somebody leaves whose contacts are on this device only. */
export function LogOutQuestion({ waiting, onLogOut, onClose }: LogOutQuestionProps) {
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
