import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from '../auth-context.ts';
import { keptReturnPath } from './return-path.ts';

/** Where Google and mails bring people. */
const ARRIVAL = '/dashboard';

/** Continues to where somebody wanted to go before Google or a mail took them away. */
export function ReturnToPage({ children }: { children: ReactNode }) {
  const { email } = useUser();
  const { key, pathname } = useLocation();
  // A tab that opened another page has its own destination. The return path is for the tab that the mail opens.
  const [arrival] = useState(() => ({
    key,
    returnPath: pathname === ARRIVAL ? keptReturnPath.readFor(email) : null,
  }));
  useEffect(() => {
    if (arrival.returnPath) keptReturnPath.forget();
  }, [arrival]);
  if (arrival.returnPath && key === arrival.key)
    return <Navigate to={arrival.returnPath} replace />;
  return children;
}
