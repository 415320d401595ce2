import { rectToQuad } from '../geometry/homography.ts';
import { quadSize } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';

/** More samples than this along one side of a pixel cost time and add nothing that is seen. */
const MAX_SAMPLES = 4;

/**
 * The part of the picture inside `quad`, laid flat onto `width` × `height` pixels. Samples are
 * bilinear; where the quad is larger than the target several samples are averaged per pixel, so
 * that fine print does not alias. Outside the picture its edge pixels repeat.
 */
export function warpPerspective(
  image: RgbImage,
  quad: Quad,
  width: number,
  height: number,
): RgbImage {
  const size = quadSize(quad);
  const nx = sampleCount(size.width / width);
  const ny = sampleCount(size.height / height);
  const [a, b, c, d, e, f, g, h] = rectToQuad(width * nx, height * ny, quad);
  const data = new Uint8Array(width * height * 3);
  const sums = new Float32Array(width * 3);
  const scale = 1 / (nx * ny);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let j = 0; j < ny; j++) {
      const v = y * ny + j + 0.5;
      for (let i = 0; i < width * nx; i++) {
        const u = i + 0.5;
        const w = 1 / (g * u + h * v + 1);
        const x = (a * u + b * v + c) * w - 0.5;
        addSample(
          image,
          x,
          (d * u + e * v + f) * w - 0.5,
          sums,
          nx === 1 ? i * 3 : ((i / nx) | 0) * 3,
        );
      }
    }
    const row = y * width * 3;
    for (let k = 0; k < sums.length; k++) data[row + k] = (sums[k] as number) * scale + 0.5;
  }
  return { width, height, data };
}

function sampleCount(step: number): number {
  return Math.min(MAX_SAMPLES, Math.max(1, Math.round(step)));
}

function addSample(image: RgbImage, x: number, y: number, sums: Float32Array, at: number): void {
  const { width, height, data } = image;
  const cx = clamp(x, width - 1);
  const cy = clamp(y, height - 1);
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const fy = cy - y0;
  const p = (y0 * width + x0) * 3;
  const right = x0 + 1 < width ? 3 : 0;
  const down = y0 + 1 < height ? width * 3 : 0;
  const w11 = fx * fy;
  const w10 = fy - w11;
  const w01 = fx - w11;
  const w00 = 1 - fx - w10;
  for (let k = 0; k < 3; k++) {
    const q = p + k;
    sums[at + k] =
      (sums[at + k] as number) +
      (data[q] as number) * w00 +
      (data[q + right] as number) * w01 +
      (data[q + down] as number) * w10 +
      (data[q + down + right] as number) * w11;
  }
}

/** Of what lies on the horizon, which is no number, the nearest edge is as good as any. */
function clamp(value: number, max: number): number {
  return value > 0 ? Math.min(max, value) : 0;
}
