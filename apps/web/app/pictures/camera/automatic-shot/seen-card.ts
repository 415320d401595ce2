import type { Quad } from '@cardsift/card-reader/geometry';
import type { Size } from '../../fit-within.ts';
import type { Portrait } from './same-card.ts';

/** A card on one frame of the camera. */
export interface SeenCard {
  /** Its corners, in pixels of the small frame. */
  quad: Quad;
  /** 0 to 1, see `measureSharpness`; null when it was not measured. */
  sharpness: number | null;
  /** 0 to 1: the share of the card that a reflection hides. */
  glare: number;
  portrait: Portrait;
}

/** What one small frame of the camera shows. */
export interface Look {
  /** Milliseconds of the page's clock when the frame was taken. */
  at: number;
  /** Of the small frame, pixels. */
  frame: Size;
  /** The whole frame, coarsely. Where no card is found, it tells whether anything has changed. */
  scene: Portrait;
  card: SeenCard | null;
}
