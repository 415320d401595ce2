import { type CardFrame, frameOf, intoFrame, upsideDown } from './find-cards/card-frame.ts';
import { lookCloser } from './find-cards/closer-look.ts';
import type { TextGroup } from './find-cards/text-group.ts';
import { fitLines } from './find-lines/fit-lines.ts';
import { joinSpacedWords } from './find-lines/join-spaced-words.ts';
import { inReadingOrder } from './find-lines/reading-order.ts';
import { mapPoint, mapQuad, rectToQuad } from './geometry/homography.ts';
import { type RotatedRect, rectCorners } from './geometry/rotated-rect.ts';
import type { Plane, Point, Quad, RgbImage } from './geometry.ts';
import type { Engine } from './models/engine.ts';
import type { TextLine } from './reading.ts';
import { completeLines } from './recognize/complete-lines.ts';
import { cropLine } from './recognize/crop-line.ts';
import { cropLines } from './recognize/crop-with-marks.ts';
import { findDoubts } from './recognize/find-doubts.ts';
import { joinSymbols } from './recognize/join-symbols.ts';
import { lineConfidence } from './recognize/line-confidence.ts';
import { findEnds } from './recognize/line-ends.ts';
import { readEveryScript } from './recognize/read-every-script.ts';
import { readWithMarks } from './recognize/read-with-marks.ts';
import { readableWords } from './recognize/readable-words.ts';
import { unreadScripts, unreadScriptsOfAll, withoutUnread } from './recognize/unread-scripts.ts';
import { areUpsideDown } from './upside-down/is-upside-down.ts';
import { turnHalf } from './upside-down/turn-half.ts';

/** Lines with a lower mean probability are texture, not text. */
const MIN_CONFIDENCE = 0.5;

/** A flattened, upright card, with its lines in the frame's coordinates. */
export interface FlatText {
  frame: CardFrame;
  lines: TextLine<'frame'>[];
  /** Scripts of words that were recognized but not read, in English: “Arabic”. */
  unreadable: string[];
}

/**
 * Reads one group of text regions, whichever way up it is.
 *
 * @param mapScale pixels of the detector's map per pixel of the photograph
 */
export async function readCardText(
  image: RgbImage,
  group: TextGroup,
  mapScale: number,
  engine: Engine,
): Promise<FlatText> {
  const frame = frameOf(group);
  const firstLook = intoFrame(group.regions, frame);
  const rects = fitLines(await lookCloser(image, frame, firstLook, mapScale, engine.detector));
  const toPhoto = rectToQuad(frame.width, frame.height, frame.corners);
  // On the picture, and inside of the card's outline if that is known.
  const isOnCard = (point: Point<'frame'>) =>
    isWithin(mapPoint(toPhoto, point), image) && (!group.quad || isWithin(point, frame));
  const crop = (rect: RotatedRect<'frame'>) => cropLine(image, mapQuad(toPhoto, rectCorners(rect)));
  const whole = cropLines(rects, crop);
  const found = whole.map(({ tight, crop }) => tight ?? crop);
  const turned = await areUpsideDown(
    found.filter((_, i) => isLevel(rects[i])),
    engine,
  );
  const turn = (pixels: RgbImage) => (turned ? turnHalf(pixels) : pixels);
  const upright = whole.map(({ crop, tight }) => ({
    crop: turn(crop),
    tight: tight && turn(tight),
  }));
  const firstRead = await readWithMarks(upright, engine.recognizer);
  const placed = firstRead.map((line, i) => ({ ...line, rect: rects[i] as RotatedRect<'frame'> }));
  const complete = await completeLines(
    placed,
    findEnds(rects, found, isOnCard, crop),
    (rect) => turn(crop(rect)),
    engine.recognizer,
  );
  const every = await readEveryScript(complete, engine);
  const lines = every
    .map(({ rect, ...line }) => {
      const symbols = readableWords(withoutUnread(line.symbols));
      const text = joinSymbols(symbols);
      return {
        text,
        quad: quadOf(rect, frame, turned),
        confidence: lineConfidence(symbols),
        doubts: findDoubts(text, symbols),
      };
    })
    .filter(isText);
  const symbols = every.flatMap((line) => line.symbols);
  return {
    frame: turned ? upsideDown(frame) : frame,
    lines: joinSpacedWords(inReadingOrder(lines)),
    unreadable:
      lines.length > 0
        ? unreadScripts(symbols, engine)
        : await unreadScriptsOfAll(
            symbols,
            every.map(({ crop }) => turnHalf(crop)),
            engine,
          ),
  };
}

function isWithin(
  { x, y }: Point<Plane>,
  { width, height }: { width: number; height: number },
): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function isLevel(rect: RotatedRect<'frame'> | undefined): boolean {
  return rect !== undefined && Math.abs(rect.angle) < Math.PI / 4;
}

/** The line's corners in the frame, or in the frame turned by 180°. */
function quadOf(rect: RotatedRect<'frame'>, frame: CardFrame, turned: boolean): Quad<'frame'> {
  if (!turned) return rectCorners(rect);
  const center = { x: frame.width - rect.center.x, y: frame.height - rect.center.y };
  return rectCorners({ ...rect, center });
}

function isText({ text, confidence }: TextLine<'frame'>): boolean {
  return confidence >= MIN_CONFIDENCE && /[\p{L}\p{N}&]/u.test(text);
}
