import type { Random } from '../random.ts';
import type { Conditions } from './conditions.ts';

export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left, as the card reads. */
export type Corners = [Point, Point, Point, Point];

export interface Size {
  width: number;
  height: number;
}

/**
 * The corners of each card in the picture: side by side if they are in portrait format, otherwise
 * stacked.
 */
export function placeCards(
  random: Random,
  cards: Size[],
  picture: Size,
  conditions: Conditions,
): Corners[] {
  const stacked = (cards[0]?.width ?? 1) >= (cards[0]?.height ?? 1);
  return cards.map((card, index) => {
    const cell = {
      width: stacked ? picture.width : picture.width / cards.length,
      height: stacked ? picture.height / cards.length : picture.height,
    };
    const center = {
      x: stacked ? cell.width / 2 : (index + 0.5) * cell.width,
      y: stacked ? (index + 0.5) * cell.height : cell.height / 2,
    };
    return placeCard(random, card, cell, center, conditions);
  });
}

function placeCard(
  random: Random,
  card: Size,
  cell: Size,
  center: Point,
  conditions: Conditions,
): Corners {
  const { fill, perspective, tilt } = conditions;
  const angle = (tilt * Math.PI) / 180;
  // A rotated card needs more room: its bounding box and its moved corners must stay inside.
  const box = {
    width: card.width * Math.cos(angle) + card.height * Math.abs(Math.sin(angle)),
    height: card.width * Math.abs(Math.sin(angle)) + card.height * Math.cos(angle),
  };
  const scale =
    (conditions.table ? fill : 1) *
    Math.min(cell.width / box.width, cell.height / box.height) *
    (1 - perspective);
  const half = { x: (card.width * scale) / 2, y: (card.height * scale) / 2 };
  const corner = (right: number, down: number): Point => {
    const move = () =>
      random.between(-1, 1) * perspective * Math.min(card.width, card.height) * scale;
    const x = right * half.x + move();
    const y = down * half.y + move();
    return {
      x: center.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: center.y + x * Math.sin(angle) + y * Math.cos(angle),
    };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
