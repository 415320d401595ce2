import { CHECK_BELOW } from '@cardsift/contacts/limits';
import type { CardReading } from '../reading.ts';

/** Whether a card may have been misunderstood: a value is doubtful, or there is no name or no firm. */
export function isUnsure(reading: CardReading): boolean {
  const { fullName, org, title, department, address } = reading;
  if (!fullName || !org) return true;
  const several = [reading.emails, reading.phones, reading.websites, reading.socials].flat();
  return [fullName, org, title, department, address, ...several].some(
    (value) => value !== undefined && value.confidence < CHECK_BELOW,
  );
}
