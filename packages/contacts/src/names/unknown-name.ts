/** The name of a contact if nothing was found to name it by. */
export const UNKNOWN_NAME = 'Unknown Contact';
