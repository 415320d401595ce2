import type { Random } from '@cardsift/invented-cards/random';
import type { Block, Role } from './block.ts';
import { type Line, type Span, splitSpans, textOf, trimSpans } from './printed-text.ts';

/** A line at its place on the card. */
export interface PlacedLine {
  spans: Span[];
  x: number;
  y: number;
  width: number;
  height: number;
}

type Align = 'left' | 'center' | 'right';

interface Cell {
  blocks: Block[];
  x: number;
  width: number;
  align: Align;
}

const USUAL: Role[][] = [
  ['logo', 'person', 'contact', 'address', 'extra', 'footer'],
  ['logo', 'person', 'address', 'contact', 'extra', 'footer'],
  ['person', 'contact', 'address', 'logo', 'extra', 'footer'],
  ['person', 'logo', 'address', 'contact', 'extra', 'footer'],
  ['logo', 'extra', 'person', 'contact', 'address', 'footer'],
  ['logo', 'contact', 'address', 'person', 'extra', 'footer'],
  ['extra', 'logo', 'person', 'contact', 'address', 'footer'],
  ['logo', 'address', 'contact', 'person', 'footer', 'extra'],
  ['footer', 'logo', 'person', 'contact', 'address', 'extra'],
  ['logo', 'footer', 'person', 'contact', 'extra', 'address'],
];

function ordered(blocks: readonly Block[], random: Random): Block[] {
  if (random.chance(0.12)) {
    const keys = new Map(blocks.map((block) => [block, random.next()]));
    return blocks.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
  }
  const order = random.pick(USUAL);
  return blocks.toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
}

interface Type {
  /** Height of the small print, in pixels. */
  size: number;
  /** Width of a letter relative to its height. */
  narrow: number;
  leading: number;
}

function widthOf(line: Line, type: Type): number {
  const text = textOf(line);
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const factor = line.spaced ? 1.8 : 1;
  return (text.length + capitals * 0.35) * line.size * type.size * type.narrow * factor;
}

/** Breaks a line that is too wide for its column into several. */
function wrapped(line: Line, width: number, type: Type): Line[] {
  const own = widthOf(line, type);
  if (own <= width) return [line];
  const text = textOf(line);
  if (own < width * 1.35 && line.size > 1.05) return [{ ...line, size: (line.size * width) / own }];
  const most = Math.floor((text.length * width) / own);
  const at = text.lastIndexOf(' ', most);
  if (at < 3) return [{ ...line, size: Math.max(0.6, (line.size * width) / own) }];
  const [left, right] = splitSpans(line.spans, at);
  return [
    { ...line, spans: trimSpans(left) },
    ...wrapped({ ...line, spans: trimSpans(right) }, width, type),
  ];
}

/** Sets a cell's lines from `top` downwards, and returns the bottom. */
function setCell(
  cell: Cell,
  top: number,
  type: Type,
  placed: PlacedLine[],
  random: Random,
): number {
  let y = top;
  const gap = random.between(0.4, 2) * type.size;
  for (const [index, block] of cell.blocks.entries()) {
    if (index > 0) y += gap;
    for (const each of block.lines) {
      for (const line of wrapped(each, cell.width, type)) {
        const text = textOf(line);
        if (text.trim() === '') continue;
        const height = line.size * type.size;
        const width = Math.min(cell.width * 1.1, widthOf(line, type));
        const space = cell.width - width;
        const x = cell.x + (cell.align === 'left' ? 0 : cell.align === 'right' ? space : space / 2);
        placed.push({ spans: line.spans, x, y, width, height });
        y += height * type.leading;
      }
    }
  }
  return y;
}

function heightOf(cell: Cell, type: Type, random: Random): number {
  return setCell(cell, 0, type, [], random);
}

const drawAlign = (random: Random): Align =>
  random.chance(0.58) ? 'left' : random.chance(0.55) ? 'center' : 'right';

/** Arranges blocks in rows of one, two or three cells. */
function inRows(blocks: readonly Block[], width: number, random: Random): Cell[][] {
  const rows: Cell[][] = [];
  const main = drawAlign(random);
  let rest = [...blocks];
  while (rest.length > 0) {
    const roll = random.next();
    const count = Math.min(
      rest.length,
      main === 'center' && random.chance(0.6) ? 1 : roll < 0.5 ? 1 : roll < 0.88 ? 2 : 3,
    );
    const own = rest.slice(0, count);
    rest = rest.slice(count);
    const cut = count === 2 ? random.between(0.38, 0.62) : 1 / count;
    let x = 0;
    rows.push(
      own.map((block, i) => {
        const share = count === 2 ? (i === 0 ? cut : 1 - cut) : 1 / count;
        const cell: Cell = {
          blocks: [block],
          x: x * width,
          width: share * width * 0.96,
          align:
            count === 1
              ? main
              : i === 0
                ? 'left'
                : random.chance(0.5)
                  ? 'right'
                  : random.chance(0.7)
                    ? 'left'
                    : 'center',
        };
        x += share;
        return cell;
      }),
    );
  }
  return rows;
}

/** Arranges blocks in columns that each hold several. */
function inColumns(blocks: readonly Block[], width: number, random: Random): Cell[] {
  const count = blocks.length > 3 && random.chance(0.15) ? 3 : 2;
  const cut = random.between(0.33, 0.6);
  const shares = count === 2 ? [cut, 1 - cut] : [0.33, 0.34, 0.33];
  const groups: Block[][] = shares.map(() => []);
  const isMixed = random.chance(0.3);
  const first = Math.max(1, Math.round(blocks.length * random.between(0.25, 0.6)));
  blocks.forEach((block, i) => {
    const at = isMixed
      ? random.integer(0, count - 1)
      : i < first
        ? 0
        : count === 3 && i >= first + 1
          ? 2
          : 1;
    groups[at]?.push(block);
  });
  let x = 0;
  const cells = shares.map((share, i) => {
    const cell: Cell = {
      blocks: groups[i] ?? [],
      x: x * width,
      width: share * width * 0.95,
      align: i === 0 ? drawAlign(random) : random.chance(0.6) ? 'left' : drawAlign(random),
    };
    x += share;
    return cell;
  });
  if (random.chance(0.25)) {
    const [a, b] = cells;
    if (a && b) [a.blocks, b.blocks] = [b.blocks, a.blocks];
  }
  return cells.filter((cell) => cell.blocks.length > 0);
}

/** Lays a card's blocks out as lines with boxes, in one of many designers' ways. */
export function layOutCard(blocks: readonly Block[], random: Random): PlacedLine[] {
  const isPortrait = random.chance(0.13);
  const width = isPortrait ? random.between(480, 620) : random.between(860, 1300);
  const type: Type = {
    size: width * (isPortrait ? random.between(0.04, 0.065) : random.between(0.026, 0.045)),
    narrow: random.between(0.4, 0.6),
    leading: random.between(1.02, 1.7),
  };
  const own = ordered(blocks, random);
  const placed: PlacedLine[] = [];
  const roll = random.next();
  if (roll < 0.36 || own.length < 2) {
    const cell: Cell = { blocks: own, x: 0, width, align: drawAlign(random) };
    setCell(cell, 0, type, placed, random);
  } else if (roll < 0.68) {
    let y = 0;
    const gap = random.between(0.5, 4) * type.size;
    for (const row of inRows(own, width, random)) {
      const heights = row.map((cell) => heightOf(cell, type, random));
      const tallest = Math.max(...heights);
      const anchor = random.pick([0, 0, 1, 0.5]);
      for (const [i, cell] of row.entries())
        setCell(cell, y + anchor * (tallest - (heights[i] ?? 0)), type, placed, random);
      y += tallest + gap;
    }
  } else {
    const header = random.chance(0.35) ? own.slice(0, 1) : [];
    let y = 0;
    if (header.length > 0)
      y =
        setCell(
          { blocks: header, x: 0, width, align: drawAlign(random) },
          0,
          type,
          placed,
          random,
        ) +
        type.size * random.between(0.5, 3);
    const cells = inColumns(own.slice(header.length), width, random);
    const heights = cells.map((cell) => heightOf(cell, type, random));
    const tallest = Math.max(0, ...heights);
    for (const [i, cell] of cells.entries())
      setCell(
        cell,
        y + random.pick([0, 0, 1, 0.5]) * (tallest - (heights[i] ?? 0)),
        type,
        placed,
        random,
      );
  }
  return placed;
}
