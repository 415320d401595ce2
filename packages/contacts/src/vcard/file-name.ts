/**
 * The download name of a contact's vCard: every character that is not a letter, a combining mark
 * or a digit (of any script) becomes an underscore. Never empty before the extension.
 */
export function vcardFileName(fullName: string): string {
  const stem = fullName.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_');
  return `${stem === '' ? 'contact' : stem}.vcf`;
}
