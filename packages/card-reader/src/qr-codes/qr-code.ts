import type { Point } from '../geometry.ts';

/** The text of a QR code, and its place on the photograph. */
export interface QrCode {
  text: string;
  center: Point;
}
