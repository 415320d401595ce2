import { lazy, Suspense } from 'react';
import { VisitorOnly } from '#app/account/session/visitor-only.tsx';
import { useStoredSession } from '#app/backend/session-mark.ts';
import { Checklist } from './checklist.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';

const SignedInRedirect = lazy(() => import('#app/account/session/signed-in-redirect.tsx'));

/** What a visitor sees first. Somebody who is signed in is sent on to the dashboard. */
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
        <Hero />
        <FeatureGrid />
        <Checklist />
        <ClosingCall />
      </VisitorOnly>
    </>
  );
}
