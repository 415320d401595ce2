import { type CountryCode, Metadata } from 'libphonenumber-js/max';

/** What libphonenumber-js knows of a numbering plan, and its types do not say. */
interface NumberingPlan {
  /** What is dialed before a number at home; 0 where nothing is. */
  nationalPrefix(): string | 0;
  type(name: 'FIXED_LINE' | 'MOBILE'): { possibleLengths(): number[] } | undefined;
}

export function planOf(country: CountryCode): NumberingPlan {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return metadata.numberingPlan as unknown as NumberingPlan;
}
