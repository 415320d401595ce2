import { type RotatedRect, rectCorners } from '../../geometry/rotated-rect.ts';
import type { Plane, Quad, RgbImage } from '../../geometry.ts';
import { cropLine } from '../crop-line.ts';

/** The pixels of a line, on a card whose frame is the photograph itself. */
export const cropFlat = (image: RgbImage, rect: RotatedRect): RgbImage =>
  cropLine(image, rectCorners(rect) as Quad<Plane> as Quad);
