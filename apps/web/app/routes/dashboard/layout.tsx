import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '#app/account/session/auth-context.ts';
import { SecondFactorGate } from '#app/account/session/second-factor-gate.tsx';
import { WishedPage } from '#app/account/session/wished-page.tsx';
import { wishFor } from '#app/account/session/wished-path.ts';
import { ReceivePictures } from '#app/browser/installed/receive-pictures.tsx';
import { PageSpinner } from '#app/components/ui/spinner.tsx';
import { KeepSending } from '#app/contact-book/waiting/use-waiting-contacts.ts';
import { FirstContact } from '#app/features/trial/first-contact.tsx';
import { DashboardShell } from '#app/layouts/shell/dashboard-shell.tsx';

/** Lets signed-in users through and sends everybody else to sign in, and back here afterwards. */
export default function ProtectedLayout() {
  const { user, loading, hasLoggedOut } = useAuth();
  const location = useLocation();
  if (loading) return <PageSpinner label="Loading your account" />;
  if (user === null) {
    // Whoever signs in after somebody has left begins anew.
    return <Navigate to="/login" replace state={hasLoggedOut ? null : wishFor(location)} />;
  }
  return (
    <SecondFactorGate>
      <WishedPage>
        <FirstContact />
        <KeepSending />
        <ReceivePictures />
        <DashboardShell>
          <Outlet />
        </DashboardShell>
      </WishedPage>
    </SecondFactorGate>
  );
}
