import type { Random } from './random.ts';

/** Every `#` becomes a digit. */
export function fillDigits(random: Random, pattern: string): string {
  return pattern.replace(/#/g, () => String(random.integer(0, 9)));
}
