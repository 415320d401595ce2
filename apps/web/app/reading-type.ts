/** The media type of the webhook's own JSON: each card's contact, and where its values were read. */
export const READING_TYPE = 'application/vnd.cardsift.reading+json';
