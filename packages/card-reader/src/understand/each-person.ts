import type { CardReading } from '../reading.ts';
import { isSharedMailbox } from './evidence/card-evidence.ts';
import { nameAgreement } from './evidence/name-agreement.ts';

/** How well a mailbox must agree with a name to be that person's alone. */
const OWN = 0.7;

/** A card of two people is a contact of each: what the card says of both, and nobody else's mailbox. */
export function eachPerson({ colleague, ...reading }: CardReading): CardReading[] {
  if (!colleague?.fullName || !reading.fullName) return [reading];
  const { fullName, name, title, ...shared } = reading;
  const people = [{ fullName, name, title }, colleague];
  return people.map((person, i) => {
    const other = people[1 - i]?.fullName?.value ?? '';
    const isOthers = (address: string) => {
      const local = address.slice(0, address.indexOf('@'));
      const own = nameAgreement(person.fullName?.value ?? '', [local]);
      return !isSharedMailbox(local) && nameAgreement(other, [local]) >= OWN && own < OWN;
    };
    return {
      ...shared,
      ...person,
      emails: shared.emails.filter(({ value }) => !isOthers(value)),
    };
  });
}
