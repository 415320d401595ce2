import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '#app/components/ui/alert-dialog.tsx';
import { PageSpinner } from '#app/components/ui/spinner.tsx';
import type { OtherAccount } from './open-mail-link.ts';

interface OtherAccountQuestionProps {
  account: OtherAccount;
  onAnswer(isAccepted: boolean): void;
}

/** Asks before a link from a mail signs somebody into another account than theirs. */
export function OtherAccountQuestion({ account, onAnswer }: OtherAccountQuestionProps) {
  return (
    <>
      <PageSpinner label="Waiting for your choice" />
      <AlertDialog open>
        <AlertDialogContent>
          <AlertDialogTitle>Switch to another account?</AlertDialogTitle>
          <AlertDialogDescription>
            You are signed in as <strong className="break-all">{account.mine}</strong>, and the link
            you opened belongs to <strong className="break-all">{account.theirs}</strong>. If
            somebody sent you this link, stay where you are: what you save after switching is
            theirs.
          </AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel onClick={() => onAnswer(false)}>
              Stay signed in as {account.mine}
            </AlertDialogCancel>
            <AlertDialogAction variant="destructive" onClick={() => onAnswer(true)}>
              Switch account
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
