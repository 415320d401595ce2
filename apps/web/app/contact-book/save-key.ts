/**
 * The key by which the database recognizes a contact. It is made before anything is sent and stays the same until an
 * answer comes, however often and from wherever it is sent. It becomes the id of a new contact.
 */
export interface SaveKey {
  saveKey: string;
  /** Only of a picture that was read on this device; its scan is spent with the first of its contacts. */
  picture?: PictureKey;
}

export interface PictureKey {
  key: string;
  /** Whether a scan was set aside before it was read. */
  isReserved: boolean;
}

/** No scan is left today for the picture that a contact was on; nothing was saved. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
  constructor() {
    super('No scan is left today');
  }
}
