import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawCard } from './draw-card.ts';
import type { InventedCard } from './invented-card.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import { createRandom, type Random } from './random.ts';
import { type Conditions, drawConditions, type PictureKind } from './scene/conditions.ts';
import { layCard } from './scene/lay-card.ts';
import { lightPicture } from './scene/light-picture.ts';
import { paintTable } from './scene/paint-table.ts';
import { type Corners, placeCards, type Size } from './scene/place-cards.ts';
import { soften } from './scene/soften.ts';

export type { PictureKind };

interface PictureOptions {
  kind: PictureKind;
  seed: number;
  /** Longer side in pixels, 1600 when absent; `small` is always 620 wide. */
  longSide?: number;
}

export interface Picture {
  jpeg: Uint8Array;
  width: number;
  height: number;
  conditions: Conditions;
}

/**
 * One picture of one or more invented cards, the same for the same cards and options.
 * Several cards lie on a table in every kind of picture.
 */
export async function drawPicture(
  cards: InventedCard[],
  options: PictureOptions,
): Promise<Picture> {
  const random = createRandom(options.seed);
  const drawn = drawConditions(random, options.kind);
  const conditions = cards.length > 1 ? { ...drawn, table: true, fill: 0.86 } : drawn;
  const sizes = cards.map(findSize);
  const size = pictureSize(sizes, conditions.table, options);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (conditions.table) layOnTable(random, context, cards, sizes, size, conditions);
  else scan(context, cards, sizes, size);
  const turned = turn(soften(random, canvas, conditions), conditions.quarters);
  const jpeg = await turned.encode('jpeg', conditions.quality);
  // Plain bytes: a Buffer's memory may be shared, and whoever reads pictures in threads moves it away.
  return { jpeg: new Uint8Array(jpeg), width: turned.width, height: turned.height, conditions };
}

function findSize(card: InventedCard): Size {
  const layout = ALL_LAYOUTS[card.layout];
  if (layout === undefined) throw new Error(`no layout ${card.layout}`);
  return layout;
}

function pictureSize(
  cards: Size[],
  table: boolean,
  { kind, longSide = 1600 }: PictureOptions,
): Size {
  const [first] = cards;
  if (first === undefined) throw new Error('a picture needs a card');
  const upright = cards.length === 1 ? first.height > first.width : first.width >= first.height;
  const aspect = table
    ? 4 / 3
    : Math.max(first.width, first.height) / Math.min(first.width, first.height);
  const long = kind !== 'small' ? longSide : upright ? 620 * aspect : 620;
  const short = long / aspect;
  const [width, height] = upright ? [short, long] : [long, short];
  return { width: Math.round(width), height: Math.round(height) };
}

function scan(context: SKRSContext2D, cards: InventedCard[], sizes: Size[], picture: Size): void {
  cards.forEach((card, i) => {
    const flat = drawCard(card, picture.width / (sizes[i]?.width ?? 1));
    context.drawImage(flat, 0, 0, picture.width, picture.height);
  });
}

function layOnTable(
  random: Random,
  context: SKRSContext2D,
  cards: InventedCard[],
  sizes: Size[],
  size: Size,
  conditions: Conditions,
): void {
  drawTable(random, context, size);
  const places = placeCards(random, sizes, size, conditions);
  for (const corners of places) castShadow(context, corners, size);
  const picture = context.getImageData(0, 0, size.width, size.height);
  places.forEach((corners, i) => {
    const card = cards[i];
    if (card === undefined) return;
    const flat = drawCard(card, measureLength(corners) / (sizes[i]?.width ?? 1));
    layCard(picture, flat.getContext('2d').getImageData(0, 0, flat.width, flat.height), corners);
  });
  lightPicture(random, picture, conditions);
  context.putImageData(picture, 0, 0);
}

/** At half the resolution: a table is never in focus where the card is. */
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

function turn(picture: Canvas, quarters: number): Canvas {
  if (quarters === 0) return picture;
  const sideways = quarters % 2 === 1;
  const turned = createCanvas(
    sideways ? picture.height : picture.width,
    sideways ? picture.width : picture.height,
  );
  const context = turned.getContext('2d');
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return turned;
}
