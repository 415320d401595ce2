import type { ReactNode } from 'react';
import { PageSpinner } from '#app/components/ui/spinner.tsx';

/**
 * Content for signed-out visitors. It is in the prerendered page and shows at once, unless the
 * browser holds a session: then styles show a spinner in its place, before any script has run.
 */
export function VisitorOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="session-pending">
        <PageSpinner label="Loading your account" />
      </div>
      <div className="visitor-only">{children}</div>
    </>
  );
}
