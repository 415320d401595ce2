/**
 * The media type of the webhook's own JSON: the contact on each card, and where its values were
 * read.
 */
export const READING_TYPE = 'application/vnd.cardsift.reading+json';

/** JSON objects, one per line. Our own page asks for it; other clients get one answer at the end. */
export const PROGRESS_TYPE = 'application/x-ndjson';
