import { withCapitals, withDigits } from '../text/letter-shapes.ts';

const BRITISH = /\b([A-Z]{1,2})([\dlIOS]{1,2}?[A-Z]?) ?([\dlIOSgqBZ])([A-Zl015]{2})(?=$|[\s,])/;

/**
 * Reads the shapes in a postcode by what the country's post allows at their place: “M1 gAE” is
 * “M1 9AE”, “C0 80253” is “CO 80253”, “t6dz” is no postcode.
 */
export function mendPostcode(text: string, country: string | undefined): string {
  if (country === 'GB') {
    return text.replace(
      BRITISH,
      (_, area: string, district: string, sector: string, unit: string) =>
        `${area}${district.replace(/^[lIOS]+/, withDigits)} ${withDigits(sector)}${withCapitals(unit)}`,
    );
  }
  if (country === 'US') {
    return text.replace(
      /\b([A-Za-z])0(?=,? \d{5}\b)|(?<=\b[A-Z]{2},? )[\dOolI]{5}\b/g,
      (shape, first?: string) =>
        first === undefined ? withDigits(shape) : `${first.toUpperCase()}O`,
    );
  }
  const mended = text.replace(
    /(?<=^|[\s-])(?=[\dOolI]*\d{3})[\dOolI]{4,5}(?=\s\p{Lu}\p{Ll})/gu,
    withDigits,
  );
  // Swedish, Czech and Slovak codes have a space in the middle.
  if (country !== 'SE' && country !== 'CZ' && country !== 'SK') return mended;
  return mended.replace(/(?<=^|[\s,-])(\d{3})(\d{2})(?=\s?\p{Lu})/gu, '$1 $2');
}

/** House numbers with letters for digits: “l09 Harbor”, “Weg 18o”; “12b” keeps its letter. */
export function mendHouseNumber(text: string): string {
  return text.replace(/(?<=^|\s)(?=[oOlI]*\d)[\doOlI]{2,4}(?=$|[\s,])/g, withDigits);
}
