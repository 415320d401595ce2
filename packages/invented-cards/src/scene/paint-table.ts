import type { Random } from '../random.ts';
import type { Pixels } from './lay-card.ts';
import { createSmoothNoise } from './smooth-noise.ts';

type Color = readonly [number, number, number];

const TABLES: readonly {
  dark: Color;
  light: Color;
  grain: 'wood' | 'stone' | 'cloth' | 'plain';
}[] = [
  { dark: [92, 58, 33], light: [156, 108, 66], grain: 'wood' },
  { dark: [176, 142, 104], light: [214, 186, 148], grain: 'wood' },
  { dark: [44, 40, 38], light: [72, 66, 60], grain: 'wood' },
  { dark: [120, 122, 126], light: [170, 172, 174], grain: 'stone' },
  { dark: [205, 203, 198], light: [232, 230, 226], grain: 'stone' },
  { dark: [38, 52, 82], light: [58, 76, 112], grain: 'cloth' },
  { dark: [96, 104, 84], light: [124, 132, 108], grain: 'cloth' },
  { dark: [228, 228, 226], light: [240, 240, 238], grain: 'plain' },
  { dark: [24, 25, 28], light: [34, 36, 40], grain: 'plain' },
];

/** Fills the picture with a random table top: wood, stone, cloth or plain. */
export function paintTable(random: Random, picture: Pixels): void {
  const { dark, light, grain } = random.pick(TABLES);
  const noise = createSmoothNoise(random);
  const unit = Math.max(picture.width, picture.height) / 24;
  const along = random.chance(0.5);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [u, v] = along ? [x / unit, y / unit] : [y / unit, x / unit];
      const share = grainAt(grain, u, v, noise);
      const at = (y * picture.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const from = dark[channel] ?? 0;
        picture.data[at + channel] = from + ((light[channel] ?? 0) - from) * share;
      }
      picture.data[at + 3] = 255;
    }
  }
}

function grainAt(
  grain: string,
  u: number,
  v: number,
  noise: (x: number, y: number) => number,
): number {
  if (grain === 'wood')
    return 0.5 * noise(u / 4, v * 3) + 0.3 * noise(u / 2, v * 11) + 0.2 * noise(u, v / 3);
  if (grain === 'stone')
    return 0.5 * noise(u / 2, v / 2) + 0.3 * noise(u * 3, v * 3) + 0.2 * noise(u * 14, v * 14);
  if (grain === 'cloth')
    return 0.5 + 0.25 * Math.sin(u * 40) * Math.sin(v * 40) + 0.25 * (noise(u, v) - 0.5);
  return noise(u / 5, v / 5);
}
