import { findCardCandidates } from '@cardsift/card-reader/find-cards/card-candidates';
import type { Point, RgbImage } from '@cardsift/card-reader/geometry';
import { quadCenter } from '@cardsift/card-reader/geometry/quad-size';
import { measureGlare } from './glare.ts';
import type { GrayImage } from './gray.ts';
import { pickCard } from './pick-card.ts';
import { portray, portrayScene } from './same-card.ts';
import type { Look } from './seen-card.ts';
import { measureSharpness } from './sharpness.ts';

/**
 * The long side of a small frame, in pixels. The reader searches for cards at this size, so nothing is resized again.
 */
export const FRAME_LONG_SIDE = 320;

/**
 * What a frame of the camera shows.
 * @param frame the small frame
 * @param cutOut a piece of the same frame as large as a photo would be, around a point of the small frame
 */
export function lookAtFrame(
  frame: RgbImage,
  at: number,
  cutOut: (center: Point) => GrayImage,
): Look {
  const { width, height } = frame;
  const quad = pickCard(findCardCandidates(frame), frame);
  return {
    at,
    frame: { width, height },
    scene: portrayScene(frame),
    card: quad && {
      quad,
      sharpness: measureSharpness(cutOut(quadCenter(quad))),
      glare: measureGlare(frame, quad),
      portrait: portray(frame, quad),
    },
  };
}
