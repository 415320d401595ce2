import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Theme } from './card-style.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { describeFont } from './fonts.ts';
import type { InventedCard } from './invented-card.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import type { Area, Layout } from './layouts/layout.ts';
import { type SetLine, setBlock } from './set-blocks.ts';

/** The flat card, edge to edge. @param scale pixels per millimeter */
export function drawCard(card: InventedCard, scale: number): Canvas {
  const layout = ALL_LAYOUTS[card.layout];
  if (layout === undefined) throw new Error(`no layout ${card.layout}`);
  const canvas = createCanvas(Math.round(layout.width * scale), Math.round(layout.height * scale));
  const context = canvas.getContext('2d');
  context.lang = 'en';
  paintPaper(context, layout, card.style.theme, scale);
  for (const area of layout.areas) drawArea(context, area, card, scale);
  if (card.truth.qrCode !== undefined) drawQrCode(context, card.truth.qrCode, layout.qrCode, scale);
  return canvas;
}

function paintPaper(context: SKRSContext2D, layout: Layout, theme: Theme, scale: number): void {
  context.save();
  context.scale(scale, scale);
  const paper = context.createLinearGradient(0, 0, layout.width, layout.height);
  paper.addColorStop(0, theme.paper);
  paper.addColorStop(1, theme.paperTo ?? theme.paper);
  context.fillStyle = paper;
  context.fillRect(0, 0, layout.width, layout.height);
  layout.decorate(context, theme);
  context.restore();
}

function drawArea(context: SKRSContext2D, area: Area, card: InventedCard, scale: number): void {
  const lines = area.blocks.flatMap((block) => setBlock(card, block, area.width));
  const scaled = (area.scale ?? 1) * scale;
  const sizes = lines.map((line) =>
    fittingSize(context, line, line.size * scaled, area.width * scale),
  );
  const heights = lines.map((line, i) => 1.18 * (sizes[i] ?? 0) + line.after * scaled);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const squeeze = Math.min(1, (area.height * scale) / total);
  let top = area.y * scale + findStart(area) * (area.height * scale - total * squeeze);
  lines.forEach((line, i) => {
    const size = (sizes[i] ?? 0) * squeeze;
    drawLine(context, line, size, area, card.style.theme, top + size, scale);
    top += (heights[i] ?? 0) * squeeze;
  });
}

function findStart({ vertical }: Area): number {
  return { top: 0, middle: 0.5, bottom: 1 }[vertical];
}

function fittingSize(context: SKRSContext2D, line: SetLine, size: number, width: number): number {
  setType(context, line, size);
  return Math.min(size, (size * width) / context.measureText(line.text).width);
}

function setType(context: SKRSContext2D, line: SetLine, size: number): void {
  context.letterSpacing = `${((line.spacing ?? 0) * size).toFixed(2)}px`;
  context.font = describeFont(line.family, line.weight, size, line.italic);
}

function drawLine(
  context: SKRSContext2D,
  line: SetLine,
  size: number,
  area: Area,
  theme: Theme,
  baseline: number,
  scale: number,
): void {
  setType(context, line, size);
  context.fillStyle = area.onPanel ? theme.panelInk : theme[line.tone];
  const free = area.width * scale - context.measureText(line.text).width;
  const indent = { left: 0, center: 0.5, right: 1 }[area.align] * free;
  context.fillText(line.text, area.x * scale + indent, baseline);
}
