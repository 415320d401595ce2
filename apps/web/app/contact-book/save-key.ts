/**
 * What the database knows a contact again by, made before anything is sent: the same as long as no answer
 * has come, however often and from wherever it is sent. A new contact has the key for its id.
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
