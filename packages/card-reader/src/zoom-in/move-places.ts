import type { Point, Quad } from '../geometry.ts';
import type { CardReading } from '../reading.ts';

export function movePlaces(reading: CardReading, move: (point: Point) => Point): CardReading {
  const moved = (quad: Quad) => quad.map(move) as unknown as Quad;
  return {
    ...reading,
    quad: reading.quad && moved(reading.quad),
    ...(reading.backQuad && { backQuad: moved(reading.backQuad) }),
    lines: reading.lines.map((line) => ({ ...line, quad: moved(line.quad) })),
  };
}
