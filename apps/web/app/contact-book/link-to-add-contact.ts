/** The state of a link to My Contacts that opens the form for a new contact. */
export const ADD_CONTACT = { addContact: true };

export const asksToAdd = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'addContact' in state;
