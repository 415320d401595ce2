import type { Random } from '../random.ts';

export type PictureKind = 'clean' | 'photo' | 'hard' | 'turned' | 'small';

export const PICTURE_KINDS: readonly PictureKind[] = ['clean', 'photo', 'hard', 'turned', 'small'];

/** How a picture was taken. */
export interface Conditions {
  /** Whether the card lies on a table. If not, it fills the picture like a scan. */
  table: boolean;
  /** The share of the picture's width that the cards take up. */
  fill: number;
  /** How far each corner moves, as a share of the card's shorter side. */
  perspective: number;
  /** The card's rotation in degrees. */
  tilt: number;
  /** Quarter turns clockwise. */
  quarters: number;
  /** 0 is even light. With 1, light falls from double to none across the picture. */
  unevenLight: number;
  /** Darkness of a shadow's core, 0 to 1. */
  shadow: number;
  /** Added brightness of a reflection, in gray levels. */
  glare: number;
  /** The strength of red and blue compared with green. */
  warmth: number;
  /** Standard deviation in gray levels. */
  noise: number;
  /** Radii in thousandths of the longer side. */
  blur: number;
  motion: number;
  /** JPEG quality, 0 to 100. */
  quality: number;
}

const SCAN: Conditions = {
  table: false,
  fill: 1,
  perspective: 0,
  tilt: 0,
  quarters: 0,
  unevenLight: 0,
  shadow: 0,
  glare: 0,
  warmth: 1,
  noise: 0,
  blur: 0,
  motion: 0,
  quality: 92,
};

export function drawConditions(random: Random, kind: PictureKind): Conditions {
  const photo = (): Conditions => ({
    table: true,
    fill: random.between(0.62, 0.9),
    perspective: random.between(0.01, 0.07),
    tilt: random.normal() * 4,
    quarters: 0,
    unevenLight: random.between(0.1, 0.35),
    shadow: random.chance(0.5) ? random.between(0.1, 0.35) : 0,
    glare: 0,
    warmth: random.between(0.92, 1.1),
    noise: random.between(1, 4),
    blur: random.between(0, 0.4),
    motion: 0,
    quality: random.integer(78, 92),
  });
  switch (kind) {
    case 'clean':
      return SCAN;
    case 'photo':
      return photo();
    case 'hard':
      return {
        ...photo(),
        fill: random.between(0.5, 0.8),
        perspective: random.between(0.05, 0.1),
        tilt: random.normal() * 10,
        unevenLight: random.between(0.3, 0.6),
        shadow: random.between(0.2, 0.5),
        glare: random.chance(0.3) ? random.between(20, 60) : 0,
        noise: random.between(5, 12),
        blur: random.between(0.3, 0.8),
        motion: random.chance(0.3) ? random.between(0.5, 1.6) : 0,
        quality: random.integer(35, 60),
      };
    case 'turned':
      return { ...(random.chance(0.5) ? photo() : SCAN), quarters: random.integer(1, 3) };
    case 'small':
      return { ...SCAN, table: random.chance(0.5), fill: 0.92, tilt: random.normal(), quality: 82 };
  }
}
