import type { CardReading } from '../reading.ts';

/**
 * Without the text of what cards lie on: beside cards with an outline, text without one is a card
 * only when it says how to reach somebody.
 */
export function withoutBackground(readings: CardReading[]): CardReading[] {
  if (!readings.some(({ quad }) => quad !== null)) return readings;
  return readings.filter(
    ({ quad, emails, phones, websites }) =>
      quad !== null || emails.length + phones.length + websites.length > 0,
  );
}
