import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from './auth-context.ts';
import { carriedPath } from './wished-path.ts';

/** Where Google and mails bring people. */
const ARRIVAL = '/dashboard';

/** Continues to where somebody wanted to go before Google or a mail took them away. */
export function WishedPage({ children }: { children: ReactNode }) {
  const { email } = useUser();
  const { key, pathname } = useLocation();
  // A tab that opened another page has its own destination. The wish is for the tab that the mail opens.
  const [arrival] = useState(() => ({
    key,
    wished: pathname === ARRIVAL ? carriedPath.readFor(email) : null,
  }));
  useEffect(() => {
    if (arrival.wished) carriedPath.forget();
  }, [arrival]);
  if (arrival.wished && key === arrival.key) return <Navigate to={arrival.wished} replace />;
  return children;
}
