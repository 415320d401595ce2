import { type RotatedRect, rectCorners } from '../geometry/rotated-rect.ts';
import type { Quad, RgbImage } from '../geometry.ts';
import type { Engine } from '../models/engine.ts';
import type { TextLine } from '../reading.ts';
import { cropLine } from '../recognise/crop-line.ts';
import type { ReadSymbol } from '../recognise/ctc-decode.ts';
import { joinSymbols } from '../recognise/join-symbols.ts';
import { recogniseLines } from '../recognise/recognise-lines.ts';
import { findTextRects } from './find-text-rects.ts';
import { inReadingOrder } from './reading-order.ts';
import { textProbability } from './text-probability.ts';

/** The detector sees the picture at this long side, pixels: docs/decisions/0010-reading-engine.md. */
const DETECTOR_LONG_SIDE = 960;
/** Lines read with less mean probability are texture, not text. */
const MIN_CONFIDENCE = 0.5;

/** All text on an upright picture. */
export async function readTextLines(image: RgbImage, engine: Engine): Promise<TextLine[]> {
  const map = await textProbability(image, engine.detector, DETECTOR_LONG_SIDE);
  const quads = findTextRects(map).map((rect) => toImage(rect, image, map));
  const read = await recogniseLines(
    quads.map((quad) => cropLine(image, quad)),
    engine.recogniser,
  );
  const lines = read.map((symbols, i) => toTextLine(symbols, quads[i] as Quad));
  return inReadingOrder(lines.filter(isText));
}

function toImage(
  rect: RotatedRect,
  image: { width: number; height: number },
  map: { width: number; height: number },
): Quad {
  const sx = image.width / map.width;
  const sy = image.height / map.height;
  const [a, b, c, d] = rectCorners(rect).map(({ x, y }) => ({
    x: (x + 0.5) * sx,
    y: (y + 0.5) * sy,
  }));
  return [a, b, c, d] as Quad;
}

function toTextLine(symbols: readonly ReadSymbol[], quad: Quad): TextLine {
  const sum = symbols.reduce((total, symbol) => total + symbol.probability, 0);
  return {
    text: joinSymbols(symbols),
    quad,
    confidence: symbols.length ? sum / symbols.length : 0,
  };
}

function isText({ text, confidence }: TextLine): boolean {
  return confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}]/u.test(text);
}
