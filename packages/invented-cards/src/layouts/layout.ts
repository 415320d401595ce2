import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Theme } from '../card-style.ts';

export type Block = 'name' | 'title' | 'organization' | 'phones' | 'online' | 'address';

/** A rectangle in millimeters in which blocks are stacked. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  blocks: Block[];
  /** Uses the panel's ink, because the area is on a panel. */
  onPanel?: boolean;
  /** Scales the type sizes that `set-blocks.ts` names. */
  scale?: number;
}

export interface Layout {
  /** The card's width in millimeters. */
  width: number;
  height: number;
  areas: Area[];
  /** A corner that no area uses, for a QR code. */
  qrCode: { x: number; y: number; size: number };
  /** Draws everything but text. One unit is a millimeter. */
  decorate(context: SKRSContext2D, theme: Theme): void;
}
