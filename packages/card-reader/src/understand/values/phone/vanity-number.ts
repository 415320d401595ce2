import type { CountryCode } from 'libphonenumber-js/max';
import { digitsOf } from '../../text/digits.ts';

/**
 * “1-800-FLOWERS”, “(555) 234-CAKE”: seven places of a North American number, some of them letters. Behind it the digits
 * may follow in brackets: “613-555-HAIR (4247)”.
 */
const VANITY =
  /(?<=(?<!\d)\d{3}\)?[-. ])(?=[\dA-Z-]*[A-Z]{3})([\dA-Z](?:-?[\dA-Z]){6})(?![\p{L}\d])(\s?[([]\d{4,7}[)\]])?/gu;
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The letters of such numbers as the digits on whose keys they stand. The length of the text stays. */
export function asDialed(text: string, countries: readonly CountryCode[]): string {
  if (countries[0] !== 'US' && countries[0] !== 'CA') return text;
  return text.replace(VANITY, (_, word: string, repeated = '') => {
    const dialed = word.replace(/[A-Z]/g, (letter) =>
      String(KEYS.findIndex((key) => key.includes(letter))),
    );
    const isSame = digitsOf(dialed).endsWith(digitsOf(repeated));
    return dialed + (isSame ? blank(repeated) : repeated);
  });
}

const blank = (text: string) => ' '.repeat(text.length);
