import { type CountryCode, Metadata } from 'libphonenumber-js/max';

/** Methods of libphonenumber-js's numbering plans that its types leave out. */
interface NumberingPlan {
  /** The prefix dialed before a national number; 0 for none. */
  nationalPrefix(): string | 0;
  type(name: 'FIXED_LINE' | 'MOBILE'): { possibleLengths(): number[] } | undefined;
}

/** Each plan is made once: every country is asked for every card. */
const plans = new Map<CountryCode, NumberingPlan>();

export function planOf(country: CountryCode): NumberingPlan {
  const known = plans.get(country);
  if (known) return known;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as NumberingPlan;
  plans.set(country, plan);
  return plan;
}
