import { lazy, Suspense } from 'react';
import { useStoredSession } from '#app/session/use-stored-session.ts';
import { VisitorOnly } from '#app/session/visitor-only.tsx';

const SignedInRedirect = lazy(() => import('#app/session/signed-in-redirect.tsx'));

export function HomePage() {
  const maybeSignedIn = useStoredSession();
  return (
    <>
      {maybeSignedIn && (
        <Suspense>
          <SignedInRedirect />
        </Suspense>
      )}
      <VisitorOnly>
        <h1 className="p-6 font-display text-4xl font-semibold">Scan. Save. Search. Smarter.</h1>
      </VisitorOnly>
    </>
  );
}
