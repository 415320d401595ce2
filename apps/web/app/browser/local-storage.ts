/** The contacts whose vCard was downloaded here, for all accounts together. */
export const DOWNLOADED_CONTACTS_KEY = 'downloadedContacts';

/** What was chosen for the columns of imported tables, by their headers. */
export const IMPORT_COLUMNS_KEY = 'cardsift_import_columns';

/** Where this browser keeps a digital card: one entry for each account, and one for guests. */
export function cardStorageKey(userId: string | null): string {
  return `cardsift_${userId ?? 'guest'}_user_vcard`;
}

/** Where this browser keeps which of two names an account wants first. */
export const nameScriptKey = (userId: string) => `cardsift_${userId}_names_in_scripts`;

/** The digital card kept in this browser, as it was written; null when there is none. */
export function readLocalCard(userId: string | null): unknown {
  try {
    return JSON.parse(localStorage.getItem(cardStorageKey(userId)) ?? 'null');
  } catch (error) {
    console.error('The saved digital card could not be read', error);
    return null;
  }
}

/** Forgets what this browser keeps of an account besides its session. */
export function clearLocalData(userId: string): void {
  for (const key of [
    ...[cardStorageKey(userId), nameScriptKey(userId)],
    ...[DOWNLOADED_CONTACTS_KEY, IMPORT_COLUMNS_KEY],
  ])
    localStorage.removeItem(key);
}
