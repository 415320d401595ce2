import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';

/** Demo readings per network address and hour, unless the operator sets another number. */
export const DEMO_READINGS_PER_HOUR = 5;

/**
 * Pictures that one person may send in a minute. Pages send one at a time. A flood is refused before its body is read.
 */
export const SCANS_PER_MINUTE = 120;

/** The most bytes in a request: the picture, and around it boundaries, part headers and two short fields. */
export const MAX_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024;

/** Our page sends the picture and two short fields. */
export const MAX_PARTS = 10;

/** The headers of one part: the names of the field and of its file. */
export const MAX_PART_HEAD_BYTES = 2048;

/** A field that is not a file. An e-mail address has at most 320 characters. */
export const MAX_TEXT_BYTES = 2048;

/** Milliseconds that one picture may take. A card takes well under a second, while others wait. */
export const DEADLINE_MS = 10_000;

/**
 * Milliseconds within which a reading must begin. A process may have to load its models first. One that hangs is
 * replaced.
 */
export const START_LIMIT_MS = 60_000;

/** Signed-in people's pictures that may wait, besides those being read. */
export const QUEUE_LIMIT = 20;

/** Places in the queue for one person or network address, so that nobody fills it alone. */
export const PLACES_PER_OWNER = 4;

/** Places in the queue for visitors of the demo, so that a second visitor is not refused. */
export const DEMO_QUEUE = 4;
