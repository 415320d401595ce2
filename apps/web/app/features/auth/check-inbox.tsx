import { MailCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { AuthFrame, SignedOutOnly } from './auth-frame.tsx';
import { DevInboxHint } from './dev-inbox-hint.tsx';
import { ResendButton } from './resend-button.tsx';

/** What follows a sign-up: nothing works until the link in the e-mail has been opened. */
export function CheckInbox({ email }: { email: string }) {
  const { state } = useLocation();
  return (
    <SignedOutOnly>
      <AuthFrame
        back={{ to: '/', label: 'Back to Home' }}
        title="One more step"
        takesFocus
        description="Open the link we sent you, and your account is ready."
      >
        <p className="flex items-start gap-3 rounded-lg bg-success-soft p-4 text-sm">
          <MailCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
          <span>
            The message went to <strong className="break-all">{email}</strong>. If it does not
            arrive within a few minutes, look in the spam folder. Its link works for one hour.
          </span>
        </p>
        <DevInboxHint />
        <ResendButton email={email} />
        <Button asChild variant="outline">
          <Link to="/login" state={state}>
            Go to sign in
          </Link>
        </Button>
      </AuthFrame>
    </SignedOutOnly>
  );
}
