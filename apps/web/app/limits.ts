/** Scans that a free user has per UTC day (docs/product.md, “Plans”). The database counts them. */
export const FREE_DAILY_SCANS = 10;

/** The most files in one batch. */
export const FREE_BATCH_MAX = 5;
export const PRO_BATCH_MAX = 15;

/** Pixels of the longest side of every picture that is sent (docs/product.md, “Pictures”). */
export const LONGEST_SIDE = 1600;

/** Bytes that a picture is made to fit before it is sent, about 1.2 MB. An aim: a picture that cannot be made smaller is sent. */
export const SENT_PICTURE_BYTES = 1.2 * 1024 * 1024;

/** How long an action can be taken back, in milliseconds: time to read and to reach the button. */
export const UNDO_MS = 10_000;

/** Days for which deleted contacts can be restored. The database holds it: `private.deleted_contacts_kept_for`. */
export const DAYS_KEPT = 30;

/** Bytes of an imported file. The contacts in a larger one are more than an account holds, or than a phone's memory does. */
export const IMPORT_FILE_BYTES = 100 * 1024 * 1024;

/** Bounds of a password in UTF-16 units, as browsers count `minlength` and `maxlength`. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** bcrypt reads no more bytes, so our server and hosted Supabase refuse what is longer (docs/decisions/0004). */
export const MAX_PASSWORD_BYTES = 72;

/** Milliseconds for which a visitor's contacts wait for the sign-up. Mails are read within a day. */
export const CARRIED_MS = 24 * 60 * 60 * 1000;

/** The most saved searches. The database keeps no more: `user_settings.saved_searches`. */
export const MAX_SAVED_SEARCHES = 50;

/** The most contacts whose LinkedIn profiles are looked for at once. New contacts are searched without asking. */
export const MAX_SEARCHES = 50;
