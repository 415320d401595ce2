import { describeUnread } from './describe-unread.ts';

/** Why a picture could not be read. The sender can fix each of these; none is our fault. */
export type CardReaderErrorCode =
  /** Not an image, or a format that we do not read. */
  | 'unsupported_image'
  /** An image by its first bytes, but truncated or damaged. */
  | 'broken_image'
  /** A document that requires a password. */
  | 'locked_document'
  /** More bytes or pixels than the limits allow. */
  | 'image_too_large'
  /** A valid picture without a line of readable text. */
  | 'no_text_found'
  /** Only words in scripts that are recognized but not read, which `scripts` names. */
  | 'script_not_read'
  /** A page of a book, not cards. Reading it would keep others waiting. */
  | 'too_much_text'
  /** The caller of the reader ended the reading. */
  | 'took_too_long';

export class CardReaderError extends Error {
  override readonly name = 'CardReaderError';
  readonly code: CardReaderErrorCode;
  /** For `script_not_read`, in English: “Arabic”. */
  readonly scripts: readonly string[];

  constructor(
    code: CardReaderErrorCode,
    message: string,
    { scripts = [], ...options }: ErrorOptions & { scripts?: readonly string[] } = {},
  ) {
    super(message, options);
    this.code = code;
    this.scripts = scripts;
  }
}

/** What is known of a picture that was not read. */
export type Refusal = Pick<CardReaderError, 'code' | 'scripts'>;

export const explainRefusal = ({ code, scripts }: Refusal): string =>
  describeUnread('This card', scripts).join(' ') || REFUSALS[code];

const REFUSALS: Record<CardReaderErrorCode, string> = {
  unsupported_image: 'This image format is not read.',
  broken_image: 'The image is damaged or incomplete.',
  locked_document: 'This document is protected by a password.',
  image_too_large: 'The image has too many pixels.',
  too_much_text: 'There is more text on this image than business cards have.',
  took_too_long: 'This image takes too long to read.',
  script_not_read: 'This card is in a script that Cardsift cannot read yet.',
  no_text_found: 'No text was found on this image.',
};
