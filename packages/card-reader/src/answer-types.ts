/** The media type of the webhook's own JSON: each card's contact, and where its values were read. */
export const READING_TYPE = 'application/vnd.cardsift.reading+json';

/** JSON objects, one a line. Our own page asks for it; everybody else gets one answer at the end. */
export const PROGRESS_TYPE = 'application/x-ndjson';
