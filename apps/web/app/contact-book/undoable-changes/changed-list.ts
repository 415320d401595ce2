import type { ContactRecord } from '@cardsift/contacts/contact-record';

/** Leaves the list as it is shown; the change is seen once the list is loaded again. */
export const unchanged = (contacts: ContactRecord[]) => contacts;

export const setColumns =
  (id: string, columns: Partial<ContactRecord>) => (contacts: ContactRecord[]) =>
    contacts.map((one) => (one.id === id ? { ...one, ...columns } : one));

export const without = (ids: readonly string[]) => {
  const gone = new Set(ids);
  return (contacts: ContactRecord[]) => contacts.filter(({ id }) => !gone.has(id));
};
