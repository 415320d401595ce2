import type { CardReading, PersonReading } from '../reading.ts';
import { isSharedMailbox } from './evidence/card-evidence.ts';
import { nameAgreement } from './evidence/name-agreement.ts';
import { ownMobilesFirst } from './own-mobiles.ts';

/** How well a mailbox must agree with a name to be that person's alone. */
const OWN = 0.7;

/** A card of two people is a contact of each: what the card says of both, the own mobile first, and nobody else's mailbox. */
export function eachPerson({ colleague, ...reading }: CardReading): CardReading[] {
  if (!colleague?.fullName || !reading.fullName) return [reading];
  const { fullName, name, title, ...shared } = reading;
  const people = [{ fullName, name, title }, colleague];
  return people.map((person, i) => {
    const colleagueOf = people[1 - i] as PersonReading;
    const other = colleagueOf.fullName?.value ?? '';
    const isOthers = (address: string) => {
      const local = address.slice(0, address.indexOf('@'));
      const own = nameAgreement(person.fullName?.value ?? '', [local]);
      return !isSharedMailbox(local) && nameAgreement(other, [local]) >= OWN && own < OWN;
    };
    return {
      ...shared,
      ...person,
      phones: ownMobilesFirst(shared, person, colleagueOf),
      emails: shared.emails.filter(({ value }) => !isOthers(value)),
    };
  });
}
