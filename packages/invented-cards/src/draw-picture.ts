import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawCard } from './draw-card.ts';
import type { InventedCard } from './invented-card.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import { createRandom } from './random.ts';
import { type Conditions, drawConditions, type PictureKind } from './scene/conditions.ts';
import { type FlatCard, layOnTable } from './scene/lay-on-table.ts';
import type { Size } from './scene/place-cards.ts';
import { soften } from './scene/soften.ts';

export type { PictureKind };

interface PictureOptions {
  kind: PictureKind;
  seed: number;
  /** The longer side in pixels, 1600 if absent. `small` is always 620 wide. */
  longSide?: number;
}

export interface Picture {
  jpeg: Uint8Array;
  width: number;
  height: number;
  conditions: Conditions;
}

/**
 * One picture of one or more invented cards. The same cards and options give the same picture. Several
 * cards lie on a table in every kind of picture.
 */
export async function drawPicture(
  cards: InventedCard[],
  options: PictureOptions,
): Promise<Picture> {
  const random = createRandom(options.seed);
  const drawn = drawConditions(random, options.kind);
  const conditions = cards.length > 1 ? { ...drawn, table: true, fill: 0.86 } : drawn;
  const flat = cards.map(flatCard);
  const size = pictureSize(flat, conditions.table, options);
  const canvas = conditions.table ? layOnTable(random, flat, size, conditions) : scan(flat, size);
  const turned = turn(soften(random, canvas, conditions), conditions.quarters);
  const jpeg = await turned.encode('jpeg', conditions.quality);
  // A copy as plain bytes: a Buffer may share its memory, and readers in threads transfer that.
  return { jpeg: new Uint8Array(jpeg), width: turned.width, height: turned.height, conditions };
}

function flatCard(card: InventedCard): FlatCard {
  const layout = ALL_LAYOUTS[card.layout];
  if (layout === undefined) throw new Error(`no layout ${card.layout}`);
  return { width: layout.width, height: layout.height, draw: (scale) => drawCard(card, scale) };
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

function scan(cards: FlatCard[], size: Size): Canvas {
  const canvas = createCanvas(size.width, size.height);
  for (const card of cards) {
    const flat = card.draw(size.width / card.width);
    canvas.getContext('2d').drawImage(flat, 0, 0, size.width, size.height);
  }
  return canvas;
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
