import type { TextLine } from '../reading.ts';
import type { CardFrame } from './card-frame.ts';

/** What is printed on one card, before anything is understood. */
export interface CardText {
  /** In reading order, their quads in the frame's coordinates: level and without perspective. */
  lines: TextLine<'frame'>[];
  /** Where the card, or the rectangle around its text, is on the photograph. */
  frame: CardFrame;
  /** Whether the frame is the card's own outline. */
  outlined: boolean;
  /** Scripts of its words that no head reads, in English. */
  unreadable: string[];
  qrPayloads: string[];
}
