import { Navigate, Outlet } from 'react-router';
import { PageSpinner } from '#app/components/ui/spinner.tsx';
import { DashboardShell } from '#app/layouts/shell/dashboard-shell.tsx';
import { useAuth } from '#app/session/auth-context.ts';
import { SecondFactorGate } from '#app/session/second-factor-gate.tsx';

/** Lets signed-in users through and sends everybody else to sign in. */
export default function ProtectedLayout() {
  const { user, loading } = useAuth();
  if (loading) return <PageSpinner label="Loading your account" />;
  if (user === null) return <Navigate to="/login" replace />;
  return (
    <SecondFactorGate>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </SecondFactorGate>
  );
}
