import { useEffect, useState } from 'react';

/** The part behind `#` in the address, which browsers send to nobody. Known after prerendering. */
export function useFragment(): string {
  const [fragment, setFragment] = useState('');
  useEffect(() => setFragment(window.location.hash.slice(1)), []);
  return fragment;
}
