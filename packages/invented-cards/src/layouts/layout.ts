import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Theme } from '../card-style.ts';

export type Block = 'name' | 'title' | 'organization' | 'phones' | 'online' | 'address';

/** A rectangle in millimetres in which blocks are stacked. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  blocks: Block[];
  /** Written in the panel's ink, where the area lies on one. */
  onPanel?: boolean;
  /** Of the type sizes that `set-blocks.ts` names. */
  scale?: number;
}

export interface Layout {
  /** Of the card, in millimetres. */
  width: number;
  height: number;
  areas: Area[];
  /** A corner that no area uses, for a QR code. */
  qrCode: { x: number; y: number; size: number };
  /** Draws what is not text; one unit is a millimetre. */
  decorate(context: SKRSContext2D, theme: Theme): void;
}
