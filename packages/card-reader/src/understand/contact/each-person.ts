import { dropUndefined } from '@cardsift/contacts/drop-undefined';
import type { CardReading, PersonReading } from '../../reading.ts';
import { isMailboxOf } from '../own-addresses/name-agreement.ts';
import { isSharedMailbox } from '../own-addresses/own-addresses.ts';
import { ownMobilesFirst } from './own-mobiles.ts';

/** A card of two people is a contact of each: what the card says of both, the own mobile first, and nobody else's mailbox. */
export function eachPerson({ colleague, ...reading }: CardReading): CardReading[] {
  if (!colleague?.fullName || !reading.fullName) return [reading];
  const { fullName, name, phonetic, title, otherScript, ...shared } = reading;
  const { department, org, ...own } = otherScript ?? {};
  const first = { fullName, name, phonetic, title, otherScript: own };
  const people = [first, colleague].map((person): PersonReading => {
    const other = dropUndefined({ ...person.otherScript, department, org });
    const isSaid = Object.keys(other).length > 0;
    return dropUndefined({ ...person, otherScript: isSaid ? other : undefined });
  });
  return people.map((person, i) => {
    const colleagueOf = people[1 - i] as PersonReading;
    const isOthers = (address: string) =>
      !isSharedMailbox(address.slice(0, address.indexOf('@'))) &&
      isMailboxOf(address, colleagueOf.fullName?.value ?? '') &&
      !isMailboxOf(address, person.fullName?.value ?? '');
    return {
      ...shared,
      ...person,
      phones: ownMobilesFirst(shared, person, colleagueOf),
      emails: shared.emails.filter(({ value }) => !isOthers(value)),
    };
  });
}
