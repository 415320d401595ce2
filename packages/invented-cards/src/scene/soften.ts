import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Random } from '../random.ts';
import type { Conditions } from './conditions.ts';

/** Puts the picture out of focus, and blurs it in one direction as if the camera had moved. */
export function soften(random: Random, picture: Canvas, conditions: Conditions): Canvas {
  const unit = Math.max(picture.width, picture.height) / 1000;
  return shake(random, defocus(picture, conditions.blur * unit), conditions.motion * unit);
}

function defocus(picture: Canvas, radius: number): Canvas {
  if (radius < 0.1) return picture;
  const blurred = createCanvas(picture.width, picture.height);
  const context = blurred.getContext('2d');
  context.drawImage(picture, 0, 0);
  context.filter = `blur(${radius.toFixed(2)}px)`;
  context.drawImage(picture, 0, 0);
  return blurred;
}

function shake(random: Random, picture: Canvas, length: number): Canvas {
  if (length < 0.1) return picture;
  const shaken = createCanvas(picture.width, picture.height);
  const context = shaken.getContext('2d');
  const angle = random.between(0, Math.PI);
  const steps = 5;
  for (let step = 0; step < steps; step++) {
    const way = (step / (steps - 1) - 0.5) * 2 * length;
    // Copies weigh the same if the nth is laid over the others with opacity 1/n.
    context.globalAlpha = 1 / (step + 1);
    context.drawImage(picture, way * Math.cos(angle), way * Math.sin(angle));
  }
  return shaken;
}
