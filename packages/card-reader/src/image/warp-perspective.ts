import { rectToQuad } from '../geometry/homography.ts';
import { quadSize } from '../geometry/quad-size.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import { bytesAt, kernels, reserve } from './kernels.ts';
import type { Part } from './part.ts';

/** More samples than this along one side of a pixel cost time and add nothing. */
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
  const across = sampleCount(size.width / width);
  const down = sampleCount(size.height / height);
  const part = partAround(quad, image);
  const onPart = quad.map(({ x, y }) => ({ x: x - part.x, y: y - part.y })) as unknown as Quad;
  const plane = new Float64Array(rectToQuad(width * across, height * down, onPart));
  // The row below the last one is read as well.
  const [pixels, numbers, target] = reserve(
    part.width * (part.height + 1) * 3,
    plane.byteLength,
    width * height * 3,
  );
  copyPart(image, part, bytesAt(pixels, part.width * part.height * 3));
  bytesAt(numbers, plane.byteLength).set(new Uint8Array(plane.buffer));
  const { warp } = kernels();
  warp(pixels, part.width, part.height, numbers, target, width, height, across, down);
  return { width, height, data: bytesAt(target, width * height * 3).slice() };
}

function sampleCount(step: number): number {
  return Math.min(MAX_SAMPLES, Math.max(1, Math.round(step)));
}

/**
 * The smallest part of whole pixels, at least one, that contains the quad and its neighboring
 * pixels.
 */
function partAround(quad: Quad, image: RgbImage): Part {
  const [x, width] = stretch(quad, 'x', image.width);
  const [y, height] = stretch(quad, 'y', image.height);
  return { x, y, width, height };
}

function stretch(quad: Quad, along: 'x' | 'y', length: number): [from: number, length: number] {
  const values = quad.map((corner) => corner[along]);
  const from = within(Math.floor(Math.min(...values)) - 1, length - 1);
  const to = within(Math.ceil(Math.max(...values)) + 1, length);
  return [from, Math.max(1, to - from)];
}

/** A coordinate that is not a number is treated as the first pixel. */
function within(value: number, most: number): number {
  return value > 0 ? Math.min(most, value) : 0;
}

function copyPart(image: RgbImage, part: Part, target: Uint8Array): void {
  const length = part.width * 3;
  for (let row = 0; row < part.height; row++) {
    const from = ((part.y + row) * image.width + part.x) * 3;
    target.set(image.data.subarray(from, from + length), row * length);
  }
}
