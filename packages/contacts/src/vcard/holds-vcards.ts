/**
 * Whether a text, or the beginning of one, contains vCards. The names and types of such files are
 * often wrong.
 */
export function holdsVcards(text: string): boolean {
  return /^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(text);
}
