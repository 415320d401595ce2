import { useCallback, useMemo, useState } from 'react';

interface Selection {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Selects all of these, or none of them when all are selected already. */
  toggleAll(ids: readonly string[]): void;
  clear(): void;
}

/** Which of the contacts are selected. Contacts that are gone are no longer selected. */
export function useSelection(contacts: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => {
    if (chosen.size === 0) return chosen;
    const existing = contacts.map(({ id }) => id).filter((id) => chosen.has(id));
    return new Set(existing);
  }, [chosen, contacts]);

  const toggle = useCallback((id: string) => {
    setChosen((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const toggleAll = useCallback((all: readonly string[]) => {
    setChosen((current) => {
      if (!all.every((id) => current.has(id))) return new Set([...current, ...all]);
      const next = new Set(current);
      for (const id of all) next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ ids, toggle, toggleAll, clear }), [ids, toggle, toggleAll, clear]);
}
