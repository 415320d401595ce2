import { expect, test } from 'vitest';
import type { Plane, Quad } from '../geometry.ts';
import type { CardText } from './card-text.ts';
import { joinPanelWithRest } from './join-panel-with-rest.ts';

const box = <On extends Plane>(x: number, y: number, width: number, height: number): Quad<On> => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Texts below each other, in a frame that is level on the photograph. */
const text = (x: number, y: number, outlined: boolean, ...texts: string[]): CardText => ({
  lines: texts.map((each, i) => ({
    text: each,
    quad: box(10, 10 + i * 40, 200, 30),
    confidence: 1,
    doubts: [],
  })),
  frame: { corners: box(x, y, 400, 300), width: 400, height: 300 },
  outlined,
  unreadable: [],
  qrPayloads: [],
});

const sign = text(0, 0, true, 'Trattoria', 'al Bachero');
const rest = text(500, 60, false, 'Vicolo Chiodo 3', '045 481 6273');

test('a framed logo and the text beside it are one card', () => {
  const [card, ...others] = joinPanelWithRest([sign, rest]);
  expect(others).toEqual([]);
  expect(card?.lines.map((line) => line.text)).toEqual([
    'Trattoria',
    'al Bachero',
    'Vicolo Chiodo 3',
    '045 481 6273',
  ]);
  expect(card?.frame).toMatchObject({ width: 890, height: 350 });
  // Its place on the photograph: the frame begins at the first line of the logo.
  expect(card?.frame.corners[0]).toEqual({ x: 10, y: 10 });
  expect(card?.lines[0]?.quad[0]).toEqual({ x: 0, y: 0 });
});

test('a box that holds nothing but contact details belongs to the card around it', () => {
  const box = text(500, 0, true, 'ada@rossi.it', '045 481 6273', 'www.rossi.it');
  const [card, ...others] = joinPanelWithRest([box, text(0, 0, false, 'Ada Rossi', 'Avvocato')]);
  expect(others).toEqual([]);
  expect(card?.lines).toHaveLength(5);
});

test('cards stay separate, and so does the text that cards lie on', () => {
  const card = text(0, 0, true, 'Ada Rossi', 'ada@rossi.it');
  const page = text(500, 60, false, 'of a novel', 'that lies below');
  for (const pair of [
    [card, rest],
    [card, page],
    [sign, text(500, 60, true, '045 481 6273')],
    [sign, rest, card],
  ]) {
    expect(joinPanelWithRest(pair)).toEqual(pair);
  }
});
