import type { Corners, Point } from './place-cards.ts';

type Projection = (x: number, y: number) => Point;

/** Maps points of the picture to the unit square that `corners` shows in perspective. */
export function quadToSquare(corners: Corners): Projection {
  const [p0, p1, p2, p3] = corners;
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const d1 = { x: p1.x - p2.x, y: p1.y - p2.y };
  const d2 = { x: p3.x - p2.x, y: p3.y - p2.y };
  const determinant = d1.x * d2.y - d2.x * d1.y;
  const g = (sum.x * d2.y - d2.x * sum.y) / determinant;
  const h = (d1.x * sum.y - sum.x * d1.y) / determinant;
  // Heckbert, “Fundamentals of Texture Mapping and Image Warping”, 1989: from the square to the
  // quad …
  const a = p1.x - p0.x + g * p1.x;
  const b = p3.x - p0.x + h * p3.x;
  const c = p0.x;
  const d = p1.y - p0.y + g * p1.y;
  const e = p3.y - p0.y + h * p3.y;
  const f = p0.y;
  // … and the adjoint of that matrix for the inverse.
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    return { x: u / w, y: v / w };
  };
}
