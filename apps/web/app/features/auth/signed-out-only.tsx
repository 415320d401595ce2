import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '#app/session/auth-context.ts';
import { VisitorOnly } from '#app/session/visitor-only.tsx';

/** Sends somebody who is signed in, or just signed in, on to the dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (user) return <Navigate to="/dashboard" replace />;
  return <VisitorOnly>{children}</VisitorOnly>;
}
