import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#app/account/session/auth-context.ts';
import { SecondFactorGate } from '#app/account/session/second-factor-gate.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Milliseconds to read the reason before the redirect. */
const INVALID_LINK_DELAY = 3000;
const UPDATED_DELAY = 2000;

/** The link's session proves who is asking; without one there is nothing to reset. */
export function ResetPasswordPage() {
  const { user } = useAuth();
  // Whoever has an authenticator app needs its code as well, and would be refused after choosing.
  return user ? (
    <SecondFactorGate>
      <ResetForm />
    </SecondFactorGate>
  ) : (
    <ResetForm />
  );
}

function ResetForm() {
  const { user, loading, linkError } = useAuth();
  const [updated, setUpdated] = useState(false);
  const navigate = useNavigate();
  const invalid = !loading && !updated && (user === null || linkError !== null);

  useEffect(() => {
    if (!invalid) return;
    notifyError('Invalid reset link', 'This password reset link is invalid or has expired.');
    const timer = setTimeout(() => void navigate('/login', { replace: true }), INVALID_LINK_DELAY);
    return () => clearTimeout(timer);
  }, [invalid, navigate]);

  useEffect(() => {
    if (!updated) return;
    notify('Password updated', 'Your password has been changed.');
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), UPDATED_DELAY);
    return () => clearTimeout(timer);
  }, [updated, navigate]);

  return (
    <AuthFrame
      back={{ to: '/login', label: 'Back to login' }}
      title="Set New Password"
      description={describe(loading, invalid, updated)}
    >
      {loading && (
        <Spinner label="Checking your reset link" className="mx-auto size-8 text-primary" />
      )}
      {!loading && !invalid && (
        <NewPasswordForm done={updated} onUpdated={() => setUpdated(true)} />
      )}
    </AuthFrame>
  );
}

function describe(loading: boolean, invalid: boolean, updated: boolean): string {
  if (loading) return 'One moment, your link is being checked.';
  if (invalid) return 'This link no longer works. You are being taken to the sign-in page.';
  if (updated) return 'Done. You are being taken to your dashboard.';
  return 'Choose a password you do not use anywhere else.';
}
