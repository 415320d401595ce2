import type { CardReading } from '../reading.ts';

/** Whether a card says who somebody is or how to reach them; a logo alone, or a page of a book, does not. */
export function saysSomething(reading: CardReading): boolean {
  const { fullName, emails, phones, websites, socials, address } = reading;
  const ways = emails.length + phones.length + websites.length + socials.length;
  return fullName !== undefined || address !== undefined || ways > 0;
}
