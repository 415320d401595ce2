import { toNormalForm } from '../text/unicode-normal-form.ts';

/**
 * The file name for a contact's vCard: every character that is not a letter, a combining mark or a digit (of
 * any script) becomes an underscore. The part before the extension is never empty.
 */
export function vcardFileName(fullName: string): string {
  const stem = toNormalForm(fullName, 'NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_');
  return `${stem === '' ? 'contact' : stem}.vcf`;
}
