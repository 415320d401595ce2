/**
 * Flattens a part of a picture. Samples are bilinear; outside of the part its edge pixels repeat.
 *
 * @param pixels the part, three bytes per pixel; reads one more row, which has no effect
 * @param plane 64-bit floats a to h, which map the target's point u, v to the part: x = (a·u + b·v + c) / (g·u
 * + h·v + 1), y = (d·u + e·v + f) / (g·u + h·v + 1)
 * @param target three bytes per pixel; writes one more
 * @param across samples for each pixel of the target along its rows, `down` along its columns
 */
export function warp(
  pixels: usize,
  partWidth: i32,
  partHeight: i32,
  plane: usize,
  target: usize,
  width: i32,
  height: i32,
  across: i32,
  down: i32,
): void {
  const perU = f64x2(load<f64>(plane), load<f64>(plane, 24));
  const perV = f64x2(load<f64>(plane, 8), load<f64>(plane, 32));
  const start = f64x2(load<f64>(plane, 16), load<f64>(plane, 40));
  const depthPerU = f64x2.splat(load<f64>(plane, 48));
  const depthPerV = f64x2.splat(load<f64>(plane, 56));
  const most = f64x2(<f64>(partWidth - 1), <f64>(partHeight - 1));
  const share = f32x4.splat(<f32>1 / <f32>(across * down));
  // After adding this, the last bits are the nearest integer. A conversion would take V8 as long as all the
  // rest.
  const shift = f32x4.splat(8_388_608);
  const one = f64x2.splat(1);
  for (let row = 0; row < height; row++) {
    let first = f64x2.splat(0.5);
    for (let column = 0; column < width; column++) {
      let sum = f32x4.splat(0);
      let v = f64x2.splat(<f64>(row * down) + 0.5);
      let u = first;
      for (let j = 0; j < down; j++) {
        const atV = f64x2.add(f64x2.mul(perV, v), start);
        const depthAtV = f64x2.add(f64x2.mul(depthPerV, v), one);
        u = first;
        for (let i = 0; i < across; i++) {
          const depth = f64x2.add(f64x2.mul(depthPerU, u), depthAtV);
          const point = f64x2.div(f64x2.add(f64x2.mul(perU, u), atV), depth);
          const inside = clamp(f64x2.sub(point, f64x2.splat(0.5)), most);
          sum = f32x4.add(sum, sample(pixels, partWidth, inside));
          u = f64x2.add(u, one);
        }
        v = f64x2.add(v, one);
      }
      first = u;
      const whole = v128.and(f32x4.add(f32x4.mul(sum, share), shift), i32x4.splat(255));
      const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_u(whole, whole), whole);
      store<i32>(target + (row * width + column) * 3, i32x4.extract_lane(bytes, 0));
    }
  }
}

/** A point on the horizon is not a number, so it may go to any edge. */
function clamp(point: v128, most: v128): v128 {
  return f64x2.pmin(most, f64x2.pmax(f64x2.splat(0), point));
}

function sample(pixels: usize, width: i32, point: v128): v128 {
  const whole = f64x2.floor(point);
  const shares = f32x4.demote_f64x2_zero(f64x2.sub(point, whole));
  // After adding this, the last bits are the integer.
  const corner = f64x2.add(whole, f64x2.splat(4_503_599_627_370_496));
  const left = i32x4.extract_lane(corner, 0);
  const top = i32x4.extract_lane(corner, 2);
  const above = pixels + (top * width + left) * 3;
  const below = above + width * 3;
  const rightward = i32x4.shuffle(shares, shares, 0, 0, 0, 0);
  const downward = i32x4.shuffle(shares, shares, 1, 1, 1, 1);
  return between(along(above, rightward), along(below, rightward), downward);
}

/** Interpolates between a pixel and the one to its right. */
function along(at: usize, share: v128): v128 {
  const colors = i16x8.extend_low_i8x16_u(v128.load64_zero(at));
  const left = i32x4.extend_low_i16x8_u(colors);
  const right = i32x4.extend_low_i16x8_u(i16x8.shuffle(colors, colors, 3, 4, 5, 6, 7, 0, 1, 2));
  return between(f32x4.convert_i32x4_s(left), f32x4.convert_i32x4_s(right), share);
}

function between(one: v128, other: v128, share: v128): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), share));
}
