/** What a contact is called when neither a name nor anything to make one from was found. */
export const UNKNOWN_NAME = 'Unknown Contact';
