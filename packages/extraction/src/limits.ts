import { MAX_IMAGE_BYTES } from '@cardsift/card-reader/limits';

/** Demo readings that one address has in an hour, unless the operator says otherwise. */
export const DEMO_READINGS_PER_HOUR = 5;

/** Pictures that one person may send in a minute. Pages send one at a time; a flood is stopped before its body is read. */
export const SCANS_PER_MINUTE = 120;

/** The most bytes of a request: the picture, with boundaries, part headers and two short fields around it. */
export const MAX_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024;

/** A page of ours sends the picture and two short fields. */
export const MAX_PARTS = 10;

/** The headers of one part: its name and that of the file. */
export const MAX_PART_HEAD_BYTES = 2048;

/** A field that is no file. An e-mail address has 320 characters. */
export const MAX_TEXT_BYTES = 2048;

/** Milliseconds that one picture may take. A card takes well under a second, and others wait. */
export const DEADLINE_MS = 10_000;

/** Milliseconds in which a reading must begin. A process may load its models first; one that hangs is replaced. */
export const START_LIMIT_MS = 60_000;

/** Pictures of signed-in people that may wait beyond those being read. */
export const QUEUE_LIMIT = 20;

/** Places in the queue for one person or address, so that nobody fills it alone. */
export const PLACES_PER_OWNER = 4;

/** Places in the queue for visitors of the demo, so that two at once are not refused. */
export const DEMO_QUEUE = 4;
