import { useEffect, useState } from 'react';
import type { Plan } from '#app/account/plan/is-pro.ts';
import { useStoredSession } from '#app/backend/session-mark.ts';

/** The plan of whoever is signed in; null for a visitor, and until it is known. */
export function useOwnPlan(): Plan['name'] | null {
  const signedIn = useStoredSession();
  const [plan, setPlan] = useState<Plan['name'] | null>(null);
  useEffect(() => {
    if (!signedIn) return;
    let isLeft = false;
    // A visitor need not load what asks the backend.
    import('./read-plan.ts')
      .then(({ readPlan }) => readPlan())
      .then((name) => !isLeft && setPlan(name))
      .catch((error: unknown) => console.warn('The own plan cannot be shown', error));
    return () => {
      isLeft = true;
      setPlan(null);
    };
  }, [signedIn]);
  return plan;
}
