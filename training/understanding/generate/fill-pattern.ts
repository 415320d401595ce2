import type { Random } from '@cardsift/invented-cards/random';

/** Puts random digits where a pattern has `#`, and capitals where it has `@` or a lone A to Z run asks for them. */
export function fillDigits(pattern: string, random: Random): string {
  return pattern.replace(/#/g, () => String(random.integer(0, 9)));
}

/** A postcode's pattern: `@` is a letter. */
export function fillPostcode(pattern: string, random: Random): string {
  return fillDigits(pattern, random).replace(/@/g, () =>
    random.pick([...'ABCDEFGHJKLMNPRSTUVWXY']),
  );
}
