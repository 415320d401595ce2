import type { Point } from '../geometry.ts';

/** What a QR code says, and where it stands on the photograph. */
export interface QrCode {
  text: string;
  center: Point;
}
