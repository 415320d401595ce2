import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '#app/account/session/auth-context.ts';
import { startSession } from '#app/account/session/start-session.ts';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { WaitingNote } from '#app/contact-book/waiting-contacts/waiting-note.tsx';
import { AuthFrame, SignedOutOnly } from './auth-frame.tsx';
import { CheckInbox } from './check-inbox.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { TrialContactsNote } from './trial-contacts-note.tsx';

const MODES = {
  login: {
    title: 'Welcome back',
    description: 'Sign in to your contacts.',
    question: "Don't have an account?",
    other: { to: '/register', label: 'Sign up' },
  },
  register: {
    title: 'Create your account',
    description: 'Ten scans a day are free. No credit card needed.',
    question: 'Already have an account?',
    other: { to: '/login', label: 'Sign in' },
  },
} as const;

/** A link to a new address waits until then. */
const SIGN_IN_FIRST =
  'The new address counts once you are signed in to the account that asked for it. If you did not ask for it, nothing has changed.';

/** One screen in two modes: signing in, and making an account. */
export function AuthPage({ mode }: { mode: keyof typeof MODES }) {
  const { linkError } = useAuth();
  const { state } = useLocation();
  const [signedUpEmail, setSignedUpEmail] = useState<string | null>(null);
  const texts = MODES[mode];

  useEffect(() => {
    if (linkError) notifyError('Error', linkError.message);
  }, [linkError]);

  useEffect(() => {
    void startSession().then(({ signUpLink, addressLink }) => {
      if (addressLink) notify('Sign in first', SIGN_IN_FIRST);
      if (signUpLink) notify('Confirm your address', 'Please sign in with the password you chose.');
    });
  }, []);

  if (signedUpEmail !== null && mode === 'register') return <CheckInbox email={signedUpEmail} />;
  return (
    <SignedOutOnly>
      <AuthFrame
        back={{ to: '/', label: 'Back to Home' }}
        title={texts.title}
        description={texts.description}
      >
        <TrialContactsNote />
        {mode === 'login' && <WaitingNote />}
        <GoogleButton />
        <div className="flex items-center gap-3 text-sm text-muted-foreground">
          <span aria-hidden="true" className="h-px flex-1 bg-border" />
          Or use email
          <span aria-hidden="true" className="h-px flex-1 bg-border" />
        </div>
        {mode === 'login' ? <SignInForm /> : <SignUpForm onSignedUp={setSignedUpEmail} />}
        <p className="text-center text-sm text-muted-foreground">
          {texts.question}{' '}
          <Link
            to={texts.other.to}
            state={state}
            className="font-medium text-link underline underline-offset-4"
          >
            {texts.other.label}
          </Link>
        </p>
      </AuthFrame>
    </SignedOutOnly>
  );
}
