import type { PostalAddress } from './contact.ts';

/** An address as on a letter, line by line. */
export function addressLines({ street, city, region, postcode, country }: PostalAddress): string[] {
  return [street, [postcode, city].filter(Boolean).join(' '), region, country]
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A link to a map. OpenStreetMap works everywhere and needs no account. */
export function mapUrl(address: PostalAddress): string {
  const query = addressLines(address).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query.toWellFormed())}`;
}
