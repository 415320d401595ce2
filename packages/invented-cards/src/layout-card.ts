import type { CardStyle } from './card-style.ts';
import type { CardTruth } from './card-truth.ts';
import type { InventedCard } from './invented-card.ts';
import { findLocale } from './locales/all-locales.ts';

/** Formats what a card says in the ways of its country. */
export function layoutCard(truth: CardTruth, style: CardStyle, layout: string): InventedCard {
  const locale = findLocale(truth.locale);
  const { prefix, suffix } = truth.name;
  const name = prefix === '' ? truth.fullName : `${prefix} ${truth.fullName}`;
  return {
    truth,
    style,
    layout,
    labels: locale.labels,
    nameLine: suffix === '' ? name : `${name}, ${suffix}`,
    addressLines: addressLines(truth.address, locale.cityForm),
  };
}

function addressLines(address: CardTruth['address'], cityForm: string): string[] {
  if (address === undefined) return [];
  const city = cityForm.replace('{postcode}', address.postcode).replace('{city}', address.city);
  const country = address.country === undefined ? [] : [address.country];
  return [address.street, city, ...country];
}
