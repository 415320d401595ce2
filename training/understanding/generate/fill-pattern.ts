import type { Random } from '@cardsift/invented-cards/random';

/** Puts a random digit for each `#` in a pattern. */
export function fillDigits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.integer(0, 9)));
}

/** Fills a postal code's pattern, in which `@` is a letter. */
export function fillPostcode(pattern: string, random: Random): string {
  return fillDigits(pattern, random).replace(/@/g, () =>
    random.pick([...'ABCDEFGHJKLMNPRSTUVWXY']),
  );
}
