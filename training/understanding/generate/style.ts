import type { Random } from '@cardsift/invented-cards/random';

export type Case = 'as is' | 'capitals' | 'small';

export function cased(text: string, style: Case): string {
  if (style === 'capitals') return text.toUpperCase();
  return style === 'small' ? text.toLowerCase() : text;
}

export const drawCase = (random: Random, capitals: number, small: number): Case => {
  const roll = random.next();
  return roll < capitals ? 'capitals' : roll < capitals + small ? 'small' : 'as is';
};

/** How one card sets its values. */
export interface Style {
  name: Case;
  title: Case;
  organization: Case;
  other: Case;
  /** Heights relative to the card's small print. */
  sizes: { name: number; title: number; organization: number; wordmark: number; tagline: number };
}

export function drawStyle(random: Random): Style {
  const small = random.chance(0.05);
  const style = (capitals: number): Case => (small ? 'small' : drawCase(random, capitals, 0.015));
  const name = random.chance(0.15) ? 1 : random.between(1.15, 2.4);
  return {
    name: style(0.2),
    title: small ? 'small' : drawCase(random, 0.17, 0.05),
    organization: style(0.2),
    other: small ? 'small' : drawCase(random, 0.06, 0.01),
    sizes: {
      name,
      title: random.chance(0.6) ? 1 : random.between(0.85, Math.max(1, name * 0.85)),
      organization: random.chance(0.45) ? 1 : random.between(1, 1.8),
      wordmark: random.chance(0.2) ? random.between(1, 1.4) : random.between(1.4, 4),
      tagline: random.chance(0.7) ? random.between(0.75, 1.05) : random.between(1, 1.5),
    },
  };
}
