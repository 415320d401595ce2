/**
 * Runs work under a name one after the other, in all tabs. A page served without encryption has no browser locks and
 * takes turns within its own tab; the save keys prevent duplicates.
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
