import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../random.ts';
import type { Conditions } from './conditions.ts';
import { layCard } from './lay-card.ts';
import { lightPicture } from './light-picture.ts';
import { paintTable } from './paint-table.ts';
import { type Corners, placeCards, type Size } from './place-cards.ts';

/** A card without its scene. Width and height are in millimeters. */
export interface FlatCard extends Size {
  /** Edge to edge. @param scale pixels per millimeter */
  draw(scale: number): Canvas;
}

/** A picture of cards that lie on a table and cast shadows, in the light of the conditions. */
export function layOnTable(
  random: Random,
  cards: FlatCard[],
  size: Size,
  conditions: Conditions,
): Canvas {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  drawTable(random, context, size);
  const places = placeCards(random, cards, size, conditions);
  for (const corners of places) castShadow(context, corners, size);
  const picture = context.getImageData(0, 0, size.width, size.height);
  places.forEach((corners, i) => {
    const card = cards[i];
    if (card === undefined) return;
    const flat = card.draw(measureLength(corners) / card.width);
    layCard(picture, flat.getContext('2d').getImageData(0, 0, flat.width, flat.height), corners);
  });
  lightPicture(random, picture, conditions);
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** At half the resolution, because a table is never in focus when the card is. */
function drawTable(random: Random, context: SKRSContext2D, { width, height }: Size): void {
  const coarse = createCanvas(Math.ceil(width / 2), Math.ceil(height / 2));
  const pixels = coarse.getContext('2d').createImageData(coarse.width, coarse.height);
  paintTable(random, pixels);
  coarse.getContext('2d').putImageData(pixels, 0, 0);
  context.drawImage(coarse, 0, 0, width, height);
}

function measureLength([from, to]: Corners): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function castShadow(context: SKRSContext2D, corners: Corners, { width, height }: Size): void {
  const unit = Math.max(width, height) / 1000;
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = 9 * unit;
  context.shadowOffsetX = 3 * unit;
  context.shadowOffsetY = 4 * unit;
  context.fillStyle = '#555555';
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.restore();
}
