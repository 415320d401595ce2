/**
 * Runs work under a name one after the other, in all tabs. A page that came without encryption has no locks
 * of the browser, and takes turns in its own tab; the keys see to the rest.
 */
export function createTurns(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  if ('locks' in navigator) {
    return <T>(work: () => Promise<T>) => navigator.locks.request(name, work) as Promise<T>;
  }
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
