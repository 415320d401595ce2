import { expect, test } from 'vitest';
import type { TextRegion } from '../find-lines/find-text-regions.ts';
import type { Quad } from '../geometry.ts';
import { assignText as assignTextOf } from './assign-text.ts';
import type { CardCandidate } from './card-candidates.ts';

function box(x: number, y: number, width: number, height: number): Quad {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const area = (x: number, y: number, width: number, height: number): CardCandidate => ({
  quad: box(x, y, width, height),
  area: width * height,
  outlined: 1,
});

/** Three lines of text at the top left corner of an area at x, y. */
const lines = (x: number, y: number): TextRegion[] =>
  [20, 50, 80].map((down) => box(x + 20, y + down, 150, 12));

const assignText = (
  candidates: readonly CardCandidate[],
  regions: readonly TextRegion[],
  picture = { width: 2000, height: 1500 },
) => assignTextOf(candidates, regions, picture);

test('without a card edge all text is one card', () => {
  const regions = [...lines(0, 0), ...lines(500, 0)];
  expect(assignText([], regions)).toEqual([{ quad: null, regions }]);
});

test('two separate cards are two groups, each with its own text', () => {
  const groups = assignText(
    [area(0, 0, 340, 200), area(500, 0, 340, 200)],
    [...lines(0, 0), ...lines(500, 0)],
  );
  expect(groups.map((group) => group.regions.length)).toEqual([3, 3]);
});

test('panels that together form a rectangle are one card', () => {
  const groups = assignText(
    [area(0, 0, 180, 200), area(182, 0, 180, 200)],
    [...lines(0, 0), ...lines(182, 0)],
  );
  expect(groups).toHaveLength(1);
  expect(groups[0]?.regions).toHaveLength(6);
});

test('an outline that cuts a line of text is not a card', () => {
  const groups = assignText([area(0, 0, 100, 200)], lines(0, 0));
  expect(groups).toEqual([{ quad: null, regions: lines(0, 0) }]);
});

test('a box in the corner of a card is not a card', () => {
  const logo = area(20, 20, 300, 150);
  const name = [box(600, 40, 350, 40), box(700, 100, 250, 30)];
  const addresses = [400, 460, 520].map((y) => box(40, y, 300, 30));
  const regions = [box(50, 50, 200, 40), box(50, 110, 200, 40), ...name, ...addresses];
  expect(assignText([logo], regions)).toEqual([{ quad: null, regions }]);
});

test('the table under several cards is not a card', () => {
  const table = area(-50, -50, 1000, 400);
  const groups = assignText(
    [table, area(0, 0, 340, 200), area(500, 0, 340, 200)],
    [...lines(0, 0), ...lines(500, 0)],
  );
  expect(groups).toHaveLength(2);
});

test('the card around all of the text wins over a printed frame around some of it', () => {
  const card = area(0, 0, 340, 200);
  const groups = assignText([area(10, 10, 200, 60), card], lines(0, 0));
  expect(groups).toEqual([{ quad: card.quad, regions: lines(0, 0) }]);
});

test('a line just outside of a panel belongs to its card', () => {
  const groups = assignText([area(0, 0, 340, 200)], [...lines(0, 0), box(20, 210, 150, 12)]);
  expect(groups.map((group) => group.regions.length)).toEqual([4]);
});

test('a strip around a few lines is not a card, and all text stays together', () => {
  const groups = assignText([area(0, 0, 600, 100)], [...lines(0, 0), ...lines(0, 200)]);
  expect(groups.map(({ quad, regions }) => [quad, regions.length])).toEqual([[null, 6]]);
});

test('the edges of a block of text are not a card, because it has no margins', () => {
  const block = area(514, 14, 162, 84);
  const groups = assignText([block], [...lines(0, 0), ...lines(500, 0)]);
  expect(groups.map(({ quad, regions }) => [quad, regions.length])).toEqual([[null, 6]]);
});

test('a panel from border to border is part of a card that fills the picture', () => {
  const panel = area(2, 2, 380, 396);
  const regions = [...lines(0, 0), ...lines(400, 0)];
  const groups = assignText([panel], regions, { width: 700, height: 400 });
  expect(groups.map(({ quad, regions }) => [quad, regions.length])).toEqual([[null, 6]]);
});

test('a framed box with text of its card all around it is not a card', () => {
  const around = [box(20, 10, 600, 30), box(20, 60, 150, 20), box(20, 350, 600, 20)];
  const groups = assignText([area(300, 100, 280, 160)], [...lines(310, 110), ...around]);
  expect(groups.map(({ quad, regions }) => [quad, regions.length])).toEqual([[null, 6]]);
});

test('several framed boxes among the text of their card are not cards', () => {
  const boxes = [area(20, 100, 280, 120), area(320, 100, 280, 120)];
  const around = [box(20, 10, 580, 30), box(20, 60, 150, 20), box(20, 350, 580, 20)];
  const inside = [...lines(30, 105), ...lines(330, 105)];
  const groups = assignText(boxes, [...inside, ...around]);
  expect(groups.map(({ quad, regions }) => [quad, regions.length])).toEqual([[null, 9]]);
});

/** Lines of a printed page, below each other. */
const page = (left: number, top: number, count: number, width = 380): TextRegion[] =>
  Array.from({ length: count }, (_, i) => box(left, top + i * 20, width, 10));

test('a card on a printed page keeps its own text, even if it covers the ends of the page’s lines', () => {
  const card = area(400, 400, 340, 200);
  const own = [...lines(400, 400), box(420, 520, 150, 12), box(420, 550, 150, 12)];
  // Its left edge cuts off the ends of two of them, and the page continues all around.
  const covered = [box(300, 430, 150, 10), box(300, 470, 150, 10)];
  const paper = [
    ...page(420, 200, 9),
    ...page(320, 200, 25, 70),
    ...page(760, 200, 25),
    ...page(420, 620, 9),
  ];
  const picture = { width: 800, height: 600 };
  const groups = assignText([card], [...paper, ...covered, ...own], picture);
  expect(groups[0]).toEqual({ quad: card.quad, regions: own });
  expect(groups[1]?.quad).toBe(null);
  expect(groups[1]?.regions).toHaveLength(paper.length + covered.length);
  // A column of the page takes up as small a share of the picture.
  const [whole] = assignText([card], [...paper, ...covered, ...own]);
  expect(whole?.quad).toBe(null);
});

test('an outline that covers as many lines as it contains is not a card, on paper or not', () => {
  const card = area(400, 400, 340, 200);
  const covered = [430, 450, 470, 490].map((y) => box(300, y, 150, 10));
  const own = [510, 530, 550, 570].map((y) => box(420, y, 150, 10));
  const groups = assignText([card], [...page(0, 200, 40), ...covered, ...own]);
  expect(groups.map(({ quad }) => quad)).toEqual([null]);
});

test('the outline of the page itself is not a card', () => {
  const sheet = area(-20, 180, 800, 900);
  const groups = assignText([sheet], page(0, 200, 40));
  expect(groups.map(({ quad }) => quad)).toEqual([null]);
});

test('the text beside a panel is the rest of its card, on paper too', () => {
  const panel = area(0, 0, 340, 200);
  const beside = [30, 60].map((y) => box(345, y, 75, 12));
  const others = [...page(500, 0, 20), ...page(500, 300, 20)];
  const picture = { width: 900, height: 600 };
  const groups = assignText([panel], [...lines(0, 0), ...beside, ...others], picture);
  expect(groups[0]?.regions).toEqual([...lines(0, 0), ...beside]);
});
