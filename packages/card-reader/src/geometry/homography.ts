import type { Plane, Point, Quad } from '../geometry.ts';

/** The eight free numbers of a plane projection: x' = (ax + by + c) / (gx + hy + 1), y' = (dx + ey + f) / (gx + hy + 1). */
type Numbers = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

/** From one plane to another. The type parameters exist for the compiler only: see `Point`. */
export type Homography<From extends Plane = Plane, To extends Plane = Plane> = Numbers & {
  readonly from?: From;
  readonly to?: To;
};

/**
 * The projection that lays the rectangle (0, 0)–(width, height) onto `quad`, corner on corner, in
 * the closed form of Heckbert, “Fundamentals of Texture Mapping and Image Warping” (1989), 2.2.3.
 * A quad whose corners lie on one line gives an affine approximation instead of infinities.
 */
export function rectToQuad<To extends Plane>(
  width: number,
  height: number,
  quad: Quad<To>,
): Homography<'frame', To> {
  const [p0, p1, p2, p3] = quad;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const sx = p0.x - p1.x + p2.x - p3.x;
  const sy = p0.y - p1.y + p2.y - p3.y;
  const den = dx1 * dy2 - dx2 * dy1;
  const g = Math.abs(den) < 1e-9 ? 0 : (sx * dy2 - dx2 * sy) / den;
  const h = Math.abs(den) < 1e-9 ? 0 : (dx1 * sy - sx * dy1) / den;
  return [
    (p1.x - p0.x + g * p1.x) / width,
    (p3.x - p0.x + h * p3.x) / height,
    p0.x,
    (p1.y - p0.y + g * p1.y) / width,
    (p3.y - p0.y + h * p3.y) / height,
    p0.y,
    g / width,
    h / height,
  ] satisfies Numbers as Homography<'frame', To>;
}

export function mapPoint<From extends Plane, To extends Plane>(
  m: Homography<From, To>,
  { x, y }: Point<NoInfer<From>>,
): Point<To> {
  const w = m[6] * x + m[7] * y + 1;
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

export function mapQuad<From extends Plane, To extends Plane>(
  m: Homography<From, To>,
  [a, b, c, d]: Quad<NoInfer<From>>,
): Quad<To> {
  return [mapPoint(m, a), mapPoint(m, b), mapPoint(m, c), mapPoint(m, d)];
}

/** The inverse projection. If the projection has no area, its numbers are not finite. */
export function invert<From extends Plane, To extends Plane>([a, b, c, d, e, f, g, h]: Homography<
  From,
  To
>): Homography<To, From> {
  const scale = a * e - b * d;
  return [
    (e - f * h) / scale,
    (c * h - b) / scale,
    (b * f - c * e) / scale,
    (f * g - d) / scale,
    (a - c * g) / scale,
    (c * d - a * f) / scale,
    (d * h - e * g) / scale,
    (b * g - a * h) / scale,
  ] satisfies Numbers as Homography<To, From>;
}
