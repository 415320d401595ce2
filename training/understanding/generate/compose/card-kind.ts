import type { Random } from '@cardsift/invented-cards/random';
import type { Kind } from '../organizations.ts';

/** Whose card it is. */
export type CardKind =
  | 'employee'
  | 'official'
  | 'freelancer'
  | 'owner'
  | 'trade'
  | 'nobody'
  | 'two persons';

export function drawKind(random: Random): CardKind {
  const roll = random.next();
  if (roll < 0.35) return 'employee';
  if (roll < 0.5) return 'official';
  if (roll < 0.61) return 'freelancer';
  if (roll < 0.67) return 'owner';
  if (roll < 0.72) return 'trade';
  if (roll < 0.95) return 'nobody';
  return 'two persons';
}

/** The kind of organization on such a card, or null if it names none. */
export function kindOfOrganization(kind: CardKind, random: Random): Kind | null {
  switch (kind) {
    case 'employee':
    case 'two persons':
      return random.chance(0.85) ? 'firm' : 'institution';
    case 'official':
      return 'institution';
    case 'freelancer':
      return null;
    case 'owner':
      return random.chance(0.6) ? 'shop' : 'firm';
    case 'trade':
      return random.chance(0.85) ? 'shop' : 'firm';
    case 'nobody':
      return random.chance(0.58) ? 'shop' : random.chance(0.6) ? 'firm' : 'institution';
  }
}
