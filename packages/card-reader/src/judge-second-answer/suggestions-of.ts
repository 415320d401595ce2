import type { PostalAddress } from '@cardsift/contacts/contact';
import type { CardReading, SuggestedField, Suggestion } from '../reading.ts';
import type { Claim, Claims } from './read-claims.ts';

/** Values that a second reader claims but that are not on the card, for a person to confirm. */
export function suggestionsOf(claims: Claims, ours: CardReading, readBy: string): Suggestion[] {
  const known = new Set(
    [ours.fullName, ours.title, ours.department, ours.org, ours.tagline]
      .concat(ours.emails, ours.websites, ours.socials)
      .map((reading) => reading?.value)
      .concat(ours.phones.map(({ value }) => value.number)),
  );
  const of = (field: SuggestedField, claimed: readonly Claim<string>[]): Suggestion[] =>
    claimed
      .filter(({ value, lines }) => lines === null && !known.has(value))
      .map(({ value }) => ({ field, value, readBy }));
  const texts = (['fullName', 'title', 'department', 'org', 'tagline'] as const).flatMap((field) =>
    of(field, claims[field]),
  );
  const numbers = claims.phones.map((claim) => ({ ...claim, value: claim.value.number }));
  const addresses = claims.address.filter(({ lines }) => lines === null);
  return [
    ...texts,
    ...of('email', claims.emails),
    ...of('phone', numbers),
    ...of('url', [...claims.websites, ...claims.socials]),
    ...addresses.map(({ value }): Suggestion => {
      return { field: 'address', value: inOneLine(value), address: value, readBy };
    }),
  ];
}

const inOneLine = ({ street, postcode, city, region, country }: PostalAddress) =>
  [street, `${postcode} ${city}`.trim(), region, country].filter(Boolean).join(', ');
