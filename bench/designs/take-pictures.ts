import type { Random } from '@cardsift/invented-cards/random';
import { drawConditions } from '@cardsift/invented-cards/scene/conditions';
import { layCard } from '@cardsift/invented-cards/scene/lay-card';
import { type FlatCard, layOnTable } from '@cardsift/invented-cards/scene/lay-on-table';
import { lightPicture } from '@cardsift/invented-cards/scene/light-picture';
import { placeCards } from '@cardsift/invented-cards/scene/place-cards';
import { soften } from '@cardsift/invented-cards/scene/soften';
import { createCanvas } from '@napi-rs/canvas';

/** Pixels per millimeter at 300 dpi, the usual setting of office scanners. */
const SCAN_SCALE = 300 / 25.4;

/**
 * A PNG from a flatbed scanner: the card tilted by about a degree, with the lid's near-white around it and faint
 * noise.
 */
export async function scanCard(random: Random, card: FlatCard): Promise<Uint8Array> {
  const conditions = {
    ...drawConditions(random, 'clean'),
    // `placeCards` leaves a margin for cards on a table. A scan has a smaller one.
    table: true,
    fill: random.between(0.86, 0.95),
    tilt: Math.max(-2.5, Math.min(2.5, random.normal() * 0.8)),
    warmth: random.between(0.98, 1.02),
    noise: random.between(0.8, 2),
    blur: random.between(0.2, 0.5),
  };
  const width = Math.round((card.width * SCAN_SCALE) / conditions.fill);
  const height = Math.round((card.height * SCAN_SCALE) / conditions.fill);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const lid = random.integer(226, 250);
  context.fillStyle = `rgb(${lid}, ${lid}, ${lid})`;
  context.fillRect(0, 0, width, height);
  const picture = context.getImageData(0, 0, width, height);
  const flat = card.draw(SCAN_SCALE);
  const pixels = flat.getContext('2d').getImageData(0, 0, flat.width, flat.height);
  for (const corners of placeCards(random, [card], { width, height }, conditions))
    layCard(picture, pixels, corners);
  lightPicture(random, picture, conditions);
  context.putImageData(picture, 0, 0);
  return soften(random, canvas, conditions).encode('png');
}

/** A JPEG from a phone held over a table, 1600 to 2400 pixels long. */
export async function photographCard(random: Random, card: FlatCard): Promise<Uint8Array> {
  const conditions = { ...drawConditions(random, 'photo'), quality: random.integer(76, 84) };
  const long = random.integer(1600, 2400);
  const short = Math.round(long * 0.75);
  const size =
    card.height > card.width ? { width: short, height: long } : { width: long, height: short };
  const picture = soften(random, layOnTable(random, [card], size, conditions), conditions);
  return picture.encode('jpeg', conditions.quality);
}
