import type { ReactNode } from 'react';
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

/** Asks before a link from a mail signs somebody into an account that they did not ask for here. */
export function OtherAccountQuestion({ account, onAnswer }: OtherAccountQuestionProps) {
  const { title, text, stay, go } = account.mine === null ? ENTER : SWITCH;
  const mine = <Address>{account.mine}</Address>;
  const theirs = <Address>{account.theirs}</Address>;
  return (
    <>
      <PageSpinner label="Waiting for your choice" />
      <AlertDialog open>
        <AlertDialogContent>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{text(theirs, mine)}</AlertDialogDescription>
          <AlertDialogFooter>
            <AlertDialogCancel onClick={() => onAnswer(false)}>
              {stay(account.mine)}
            </AlertDialogCancel>
            <AlertDialogAction
              variant={account.mine === null ? 'default' : 'destructive'}
              onClick={() => onAnswer(true)}
            >
              {go}
            </AlertDialogAction>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}

const Address = ({ children }: { children: ReactNode }) => (
  <strong className="break-all">{children}</strong>
);

/** Where nobody is signed in. */
const ENTER = {
  title: 'Is this your account?',
  text: (theirs: ReactNode) => (
    <>
      The link you opened signs you in as {theirs}. If that is not your address, somebody sent you a
      link to their own account: what you save there is theirs.
    </>
  ),
  stay: () => 'Do not sign in',
  go: 'Yes, sign me in',
};

/** Where somebody else is. */
const SWITCH = {
  title: 'Switch to another account?',
  text: (theirs: ReactNode, mine: ReactNode) => (
    <>
      You are signed in as {mine}, and the link you opened belongs to {theirs}. If somebody sent you
      this link, stay where you are: what you save after switching is theirs.
    </>
  ),
  stay: (mine: string | null) => `Stay signed in as ${mine}`,
  go: 'Switch account',
};
