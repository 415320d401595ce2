import { findText, forDetector } from '../find-lines/find-text.ts';
import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { minAreaRect } from '../geometry/rotated-rect.ts';
import type { RgbImage } from '../geometry.ts';
import { warpPerspective } from '../image/warp-perspective.ts';
import { median } from '../median.ts';
import type { NeuralModel } from '../models/neural-model.ts';
import { type CardFrame, frameSteepness } from './card-frame.ts';

/** The detector breaks lines that run steeper than this into pieces, radians. */
const STEEP = Math.PI / 6;
/** Below this height the core of a line on the detector's map is easily missed or merged, pixels. */
const SMALL = 5;
const LONG_SIDE = 960;
/** Enlarging more than this shows no more. */
const MAX_ENLARGEMENT = 2;

/**
 * The text regions of a card, in its frame's coordinates. If the first look saw steep or small lines, the detector
 * looks again at the card alone, laid level and larger.
 * @param regions what the first look found, in the frame's coordinates
 * @param mapScale pixels of the first map per pixel of the photograph
 */
export async function lookCloser(
  image: RgbImage,
  frame: CardFrame,
  regions: TextRegion<'frame'>[],
  mapScale: number,
  detector: NeuralModel,
): Promise<TextRegion<'frame'>[]> {
  const steep = frameSteepness(frame) > STEEP;
  if (!steep && medianHeight(regions) * mapScale >= SMALL) return regions;
  const longSide = Math.max(frame.width, frame.height);
  const scale = Math.min(LONG_SIDE / longSide, MAX_ENLARGEMENT);
  if (!steep && scale < mapScale * 1.2) return regions;
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const flat = warpPerspective(image, frame.corners, width, height);
  const picture = forDetector(flat, Math.max(width, height));
  return findText(picture, frame, detector);
}

function medianHeight(regions: readonly TextRegion<'frame'>[]): number {
  return median(regions.map((region) => minAreaRect(region).height));
}
