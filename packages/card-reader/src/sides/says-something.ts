import type { CardReading } from '../reading.ts';

/** Whether a card says who somebody is or how to reach them; a logo alone, or a page of a book, does not. */
export function saysSomething(reading: CardReading): boolean {
  const { fullName, emails, phones, websites, socials, address, lines } = reading;
  const ways = emails.length + phones.length + websites.length + socials.length;
  // One word and nothing else is a logo, whoever may be called so.
  const isNamed = fullName !== undefined && (lines.length > 1 || /\s/.test(fullName.value));
  return isNamed || address !== undefined || ways > 0;
}
