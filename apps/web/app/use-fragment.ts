import { useEffect, useState } from 'react';

/** What stands behind `#` in the address, which browsers send to nobody; known after prerendering. */
export function useFragment(): string {
  const [fragment, setFragment] = useState('');
  useEffect(() => setFragment(window.location.hash.slice(1)), []);
  return fragment;
}
