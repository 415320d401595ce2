import type { CardTruth } from './card-truth.ts';
import type { Locale, Place } from './locales/locale.ts';
import { fillDigits, type Random } from './random.ts';

/** A street name in the country's style, in a place that exists. */
export function inventPostalAddress(
  random: Random,
  locale: Locale,
  place: Place,
): NonNullable<CardTruth['address']> {
  return {
    street: locale.streetForm
      .replace('{street}', random.pick(locale.streets))
      .replace('{number}', String(random.integer(1, 180))),
    // British postal codes end in two letters, some of which are never used.
    postcode: fillDigits(random, place.postcode).replace(/B/g, () =>
      random.pick([...'ABDEHJLNPQRSTUWXYZ']),
    ),
    city: place.city,
    country: random.chance(0.25) ? locale.countryName : undefined,
  };
}
