/** The most bytes in one picture, whether it is chosen on a page, sent to the webhook or read. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * The most pixels in one picture: more than the 50 megapixels of phone cameras, less than what would fill the memory.
 */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** The most pixels in a JPEG XL picture, whose decoder needs sixteen bytes per pixel. A phone's pictures fit. */
export const MAX_JXL_PIXELS = 24_000_000;

/** The most pages of a document that are read. Later pages are not even opened. */
export const MOST_PAGES = 10;

/**
 * The long side of the photograph that is read, in pixels. Places in a reading refer to it. It is more than what the
 * web app sends (1600) and less than what makes warping slow. Other sizes were not compared.
 */
export const WORKING_LONG_SIDE = 2000;

/** The most lines of text in one picture: a dozen full cards. */
export const MOST_LINES_OF_PICTURE = 360;

/** The most lines of one card that are understood. No card has more, but a page of text does. */
export const MOST_LINES_OF_CARD = 120;

/**
 * The most letters in a line. The patterns in `understand/fields` may take cubic time in it:
 * `scripts/slow-patterns.ts`.
 */
export const LONGEST_LINE = 200;
