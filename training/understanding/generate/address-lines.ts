import type { Random } from '@cardsift/invented-cards/random';
import { fillDigits, fillPostcode } from './fill-pattern.ts';
import type { Country } from './material.ts';
import { between, type Line, type Span, value } from './printed-text.ts';

/** A postal address as printed: one value over several lines. */
export function addressLines(country: Country, random: Random): Line[] {
  const { addresses, more } = country;
  const city = () =>
    more.cities.length > 20 && random.chance(0.45)
      ? random.pick(more.cities)
      : random.pick(addresses.cities);
  const or = (list: readonly string[], fallback = '') =>
    list.length > 0 ? random.pick(list) : fallback;
  const text = random.pick(addresses.patterns).replace(/\{(\w+)\}/g, (whole, key: string) => {
    switch (key) {
      case 'street':
        return random.pick(addresses.streets);
      case 'number':
        return `${random.integer(1, random.chance(0.7) ? 99 : 2400)}${random.chance(0.06) ? random.pick(['a', 'b', 'A', '-3', '/2']) : ''}`;
      case 'unit':
        return fillDigits(or(addresses.units), random);
      case 'postcode':
        return fillPostcode(or(addresses.postcodes), random);
      case 'city':
        return city();
      case 'region':
        return or(addresses.regions);
      case 'country':
        return or(addresses.countryNames);
      case 'building':
        return or(addresses.buildings);
      default:
        return whole;
    }
  });
  let parts = fillDigits(text, random)
    .split('\n')
    .map((part) => part.replace(/\s+/g, ' ').replace(/^[,\s]+|[\s]+$/g, ''))
    .filter(Boolean);
  if (random.chance(0.22))
    parts = [parts.join(random.pick([', ', ' · ', ' | ', ' • ', ' – ', '  ']))];
  else if (random.chance(0.12)) parts = parts.flatMap((part) => part.split(/(?<=,)\s/));
  if (random.chance(0.06) && parts.length > 1) parts = [parts[0] ?? ''];
  if (random.chance(0.04)) parts = [city()];
  const shared = value('address');
  const lines: Line[] = parts.map((part) => ({ spans: [{ text: part, value: shared }], size: 1 }));
  const [first] = lines;
  if (first && random.chance(0.08) && country.labels.address.length > 0) {
    const label: Span = { text: random.pick(country.labels.address), value: value('other label') };
    if (random.chance(0.6)) first.spans.unshift(label, between(' '));
    else lines.unshift({ spans: [label], size: 1 });
  }
  return lines;
}
