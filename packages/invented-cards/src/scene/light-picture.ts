import { createRandom, type Random } from '../random.ts';
import type { Conditions } from './conditions.ts';
import type { Pixels } from './lay-card.ts';

/**
 * Computed once, because normal noise for each pixel would cost more than the rest of the picture. The
 * length is prime.
 */
const grain = Float32Array.from({ length: 1_000_003 }, createRandom(1).normal);

/** Adds uneven light, the soft edge of a person's shadow, a reflection, a color cast, and sensor noise. */
export function lightPicture(random: Random, picture: Pixels, conditions: Conditions): void {
  const { width, height, data } = picture;
  const side = Math.max(width, height);
  const light = direction(random);
  const shade = direction(random);
  const edge = random.between(-0.2, 0.35);
  const softness = random.between(0.02, 0.12);
  const spot = {
    x: random.between(0.2, 0.8),
    y: random.between(0.2, 0.8),
    size: random.between(0.08, 0.25),
  };
  const gains = [conditions.warmth, 1, 2 - conditions.warmth];
  const start = random.integer(0, grain.length - 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const u = (x - width / 2) / side;
      const v = (y - height / 2) / side;
      const fall = 1 + conditions.unevenLight * (u * light.x + v * light.y);
      const depth = (u * shade.x + v * shade.y - edge) / softness;
      const shadow = 1 - conditions.shadow / (1 + Math.exp(-depth));
      const distance = ((x / width - spot.x) ** 2 + (y / height - spot.y) ** 2) / spot.size ** 2;
      const glare = conditions.glare === 0 ? 0 : conditions.glare * Math.exp(-distance);
      const noise =
        conditions.noise === 0
          ? 0
          : conditions.noise * (grain[(start + at / 4) % grain.length] ?? 0);
      for (let channel = 0; channel < 3; channel++) {
        const lit = (data[at + channel] ?? 0) * fall * shadow * (gains[channel] ?? 1);
        data[at + channel] = lit + glare + noise;
      }
    }
  }
}

function direction(random: Random): { x: number; y: number } {
  const angle = random.between(0, 2 * Math.PI);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
