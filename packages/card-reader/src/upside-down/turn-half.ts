import type { RgbImage } from '../geometry.ts';

export function turnHalf({ width, height, data }: RgbImage): RgbImage {
  const turned = new Uint8Array(data.length);
  for (let from = 0, to = data.length - 3; to >= 0; from += 3, to -= 3) {
    turned[to] = data[from] as number;
    turned[to + 1] = data[from + 1] as number;
    turned[to + 2] = data[from + 2] as number;
  }
  return { width, height, data: turned };
}
