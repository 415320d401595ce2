/** Whether a text, or the beginning of one, holds vCards; names and types of such files often lie. */
export function holdsVcards(text: string): boolean {
  return /^[^\S\n\r\u2028\u2029]*BEGIN:VCARD/im.test(text);
}
