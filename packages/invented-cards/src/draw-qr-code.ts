import type { SKRSContext2D } from '@napi-rs/canvas';
import qrcode from 'qrcode';

/** Black modules on a white square with its quiet zone. @param place in millimeters */
export function drawQrCode(
  context: SKRSContext2D,
  payload: string,
  place: { x: number; y: number; size: number },
  scale: number,
): void {
  const { modules } = qrcode.create(payload, { errorCorrectionLevel: 'L' });
  const side = place.size * scale;
  const cell = side / (modules.size + 4);
  context.fillStyle = '#ffffff';
  context.fillRect(place.x * scale, place.y * scale, side, side);
  context.fillStyle = '#000000';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 0) continue;
      const x = place.x * scale + (column + 2) * cell;
      const y = place.y * scale + (row + 2) * cell;
      context.fillRect(x, y, cell + 0.3, cell + 0.3);
    }
  }
}
