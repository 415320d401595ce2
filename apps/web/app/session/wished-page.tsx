import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from './auth-context.ts';
import { carriedPath } from './wished-path.ts';

/** Where Google and mails bring people. */
const ARRIVAL = '/dashboard';

/** Goes on to where somebody wanted to go before Google or a mail took them out of the page. */
export function WishedPage({ children }: { children: ReactNode }) {
  const { email } = useUser();
  const { key, pathname } = useLocation();
  // A tab that opened another page knew where to go. The wish is for the one that the mail opens.
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
