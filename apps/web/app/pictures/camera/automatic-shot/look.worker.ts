import type { Point, RgbImage } from '@cardsift/card-reader/geometry';
import { withoutAlpha } from '@cardsift/card-reader/image/without-alpha';
import { LONGEST_SIDE } from '#app/limits.ts';
import { fitWithin, type Size } from '../../fit-within.ts';
import { type GrayImage, toGray } from './gray.ts';
import { FRAME_LONG_SIDE, lookAtFrame } from './look-at-frame.ts';
import type { LookResult, Picture } from './start-looking.ts';

/** Pixels of the piece that sharpness is measured on, along either side. */
const PIECE = 400;

const frameContext = createContext();
const pieceContext = createContext();

function look({ frame, size, at }: Picture): LookResult {
  const small = draw(frameContext, frame, fitWithin(size, FRAME_LONG_SIDE));
  const photo = fitWithin(size, LONGEST_SIDE);
  const toPhoto = photo.width / small.width;
  const cutOut = ({ x, y }: Point): GrayImage =>
    toGray(
      draw(pieceContext, frame, photo, {
        x: Math.round(x * toPhoto - PIECE / 2),
        y: Math.round(y * toPhoto - PIECE / 2),
        width: PIECE,
        height: PIECE,
      }),
    );
  return { look: lookAtFrame(small, at, cutOut) };
}

/** The pixels of a frame drawn at a size, or those of a piece of it. */
function draw(
  context: OffscreenCanvasRenderingContext2D,
  frame: CanvasImageSource,
  size: Size,
  piece = { x: 0, y: 0, ...size },
): RgbImage {
  const { canvas } = context;
  if (canvas.width !== piece.width) canvas.width = piece.width;
  if (canvas.height !== piece.height) canvas.height = piece.height;
  context.drawImage(frame, -piece.x, -piece.y, size.width, size.height);
  const data = withoutAlpha(context.getImageData(0, 0, piece.width, piece.height).data);
  return { width: piece.width, height: piece.height, data };
}

function createContext(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw off screen');
  return context;
}

self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  let result: LookResult;
  try {
    result = look(data);
  } catch (error) {
    result = { problem: String(error) };
  }
  data.frame.close();
  self.postMessage(result);
});
