import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '#app/account/session/auth-context.ts';
import { SecondFactorGate } from '#app/account/session/second-factor-gate.tsx';
import { returnStateFor } from '#app/account/session/through-sign-in/return-path.ts';
import { ReturnToPage } from '#app/account/session/through-sign-in/return-to-page.tsx';
import { ReceivePictures } from '#app/browser/installed/receive-pictures.tsx';
import { PageSpinner } from '#app/components/ui/spinner.tsx';
import { KeepSending } from '#app/contact-book/waiting-contacts/use-waiting-contacts.ts';
import { AnnounceTrialContacts } from '#app/features/trial/announce-trial-contacts.tsx';
import { DashboardShell } from '#app/layouts/shell/dashboard-shell.tsx';

/** Lets signed-in users through and sends everybody else to sign in, and back here afterwards. */
export default function ProtectedLayout() {
  const { user, loading, hasLoggedOut } = useAuth();
  const location = useLocation();
  if (loading) return <PageSpinner label="Loading your account" />;
  if (user === null) {
    // Whoever signs in after somebody has left begins anew.
    return <Navigate to="/login" replace state={hasLoggedOut ? null : returnStateFor(location)} />;
  }
  return (
    <SecondFactorGate>
      <ReturnToPage>
        <AnnounceTrialContacts />
        <KeepSending />
        <ReceivePictures />
        <DashboardShell>
          <Outlet />
        </DashboardShell>
      </ReturnToPage>
    </SecondFactorGate>
  );
}
