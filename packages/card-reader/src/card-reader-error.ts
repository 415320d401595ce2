/** Why a picture could not be read; each is the sender's to mend, none is a fault of ours. */
export type CardReaderErrorCode =
  /** Not an image, or a format that is not read. */
  | 'unsupported_image'
  /** An image by its first bytes, but truncated or damaged. */
  | 'broken_image'
  /** More bytes or pixels than the limits allow. */
  | 'image_too_large'
  /** A sound picture without a line of readable text. */
  | 'no_text_found'
  /** A page of a book, not cards: reading it would keep others waiting. */
  | 'too_much_text'
  /** The reading was ended by whoever runs the reader. */
  | 'took_too_long';

export class CardReaderError extends Error {
  override readonly name = 'CardReaderError';
  readonly code: CardReaderErrorCode;

  constructor(code: CardReaderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
