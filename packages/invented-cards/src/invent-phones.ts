import type { PhoneTruth, PrintedPhoneKind } from './card-truth.ts';
import type { Locale, PhoneRange, Place } from './locales/locale.ts';
import { fillDigits, type Random } from './random.ts';

type Notation = (range: PhoneRange, locale: Locale) => string;

const INTERNATIONAL: readonly Notation[] = [
  ({ area, local }, { callingCode }) => `+${callingCode} ${area} ${local}`,
  ({ area, local }, { callingCode }) => `+${callingCode} ${area} ${local.replaceAll(' ', '')}`,
  ({ area, local }, { callingCode }) => `+${callingCode}.${area}.${local.replaceAll(' ', '.')}`,
  ({ area, local }, { callingCode }) => `+${callingCode} (${area}) ${local.replaceAll(' ', '-')}`,
  ({ area, local }, { callingCode }) => `+${callingCode}${area}${local.replaceAll(' ', '')}`,
  ({ area, local }, { callingCode, trunk }) =>
    trunk === ''
      ? `+${callingCode} ${area} ${local}`
      : `+${callingCode} (${trunk})${area} ${local}`,
  ({ area, local }, { callingCode, country }) =>
    country === 'US'
      ? `+1 ${area}-${local.replaceAll(' ', '-')}`
      : `00${callingCode} ${area} ${local}`,
];

const NATIONAL: readonly Notation[] = [
  ({ area, local }, { trunk }) => `${trunk}${area} ${local}`,
  ({ area, local }, { trunk, country }) =>
    country === 'US'
      ? `${area}-${local.replaceAll(' ', '-')}`
      : `${trunk}${area} ${local.replaceAll(' ', '')}`,
  ({ area, local }, { trunk, country }) =>
    country === 'US' ? `${area}.${local.replaceAll(' ', '.')}` : `${trunk}${area} ${local}`,
  ({ area, local }, { trunk, country }) =>
    country === 'US' ? `(${area}) ${local.replaceAll(' ', '-')}` : `${trunk}${area} ${local}`,
  ({ area, local }, { country, trunk }) =>
    country === 'DE' ? `${trunk}${area}/${local}` : `(${trunk}${area}) ${local}`,
];

export interface PhonePlan {
  kinds: PrintedPhoneKind[];
  nationally: boolean;
}

/** One number for each kind, all in the same notation, as a designer would set them. */
export function inventPhones(
  random: Random,
  locale: Locale,
  place: Place,
  plan: PhonePlan,
): PhoneTruth[] {
  const notation = random.pick(plan.nationally ? NATIONAL : INTERNATIONAL);
  const taken = new Set<string>();
  return plan.kinds.map((kind) => {
    for (;;) {
      const range = kind === 'cell' ? random.pick(locale.mobiles) : place.office;
      const drawn = { area: range.area, local: fillDigits(random, range.local) };
      const e164 = `+${locale.callingCode}${drawn.area}${drawn.local.replaceAll(' ', '')}`;
      if (taken.has(e164)) continue;
      taken.add(e164);
      return { kind, e164, printed: notation(drawn, locale) };
    }
  });
}
