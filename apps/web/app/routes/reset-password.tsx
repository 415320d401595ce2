import { useAuth } from '#app/account/session/auth-context.ts';
import { SecondFactorGate } from '#app/account/session/second-factor-gate.tsx';
import { ResetPasswordPage } from '#app/features/auth/reset-password-page.tsx';
import { pageMeta } from '#app/layouts/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Set a new password',
    description:
      'Choose a new password for your Cardsift account after opening the link in our e-mail.',
    path: '/reset-password',
  });

/** Whoever reads the mail has no password yet, and gets none without the second factor. */
export default function ResetPasswordRoute() {
  const { user } = useAuth();
  if (user === null) return <ResetPasswordPage />;
  return (
    <SecondFactorGate>
      <ResetPasswordPage />
    </SecondFactorGate>
  );
}
