import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { createRandom } from '@cardsift/invented-cards/random';
import { paintTable } from '@cardsift/invented-cards/scene/paint-table';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';

const WIDTH = 1280;
const HEIGHT = 720;
/** Chromium plays motion JPEG at this rate, whatever rate it was recorded at. */
const FRAMES_A_SECOND = 30;
/** The share of the picture's width that a card takes up. */
const CARD = 0.72;

/** The number of frames in which a card moves in, lies, moves out, and the table is empty. */
const MOVING = 0.5 * FRAMES_A_SECOND;
const LYING = 4 * FRAMES_A_SECOND;
const EMPTY = 1.8 * FRAMES_A_SECOND;

/** A hand that holds a phone still moves it by a pixel or two. */
const SHAKE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A film that Chromium's camera plays in a loop. */
export interface Film {
  /** Tells Chromium the format of the pictures. */
  extension: 'y4m' | 'mjpeg';
  bytes: Buffer;
}

/** One card lying on a table: a still picture, repeated only as often as needed. */
export async function filmLyingCard(): Promise<Film> {
  const still = drawFrame(drawTable(), await openCard(0), 0);
  return { extension: 'y4m', bytes: encodeY4m(still, 10) };
}

/** Cards that come and go, as a sequence of JPEGs. Uncompressed they would take gigabytes. */
export async function filmPile(cards: number): Promise<Film> {
  const table = drawTable();
  const empty = encode(table);
  const frames: Buffer[] = [];
  for (let index = 0; index < cards; index++) {
    const card = await openCard(index);
    const lying = SHAKE.map(([x, y]) => encode(drawFrame(table, card, x, y)));
    const coming = Array.from({ length: MOVING }, (_, i) =>
      encode(drawFrame(table, card, WIDTH * (1 - (i + 1) / MOVING) ** 2)),
    );
    frames.push(
      ...coming,
      ...Array.from({ length: LYING }, (_, i) => lying[i % lying.length] as Buffer),
      ...coming.toReversed(),
      ...Array.from({ length: EMPTY }, () => empty),
    );
  }
  return { extension: 'mjpeg', bytes: Buffer.concat(frames) };
}

async function openCard(index: number): Promise<Image> {
  return loadImage(Buffer.from((await drawSampleCard(index)).jpeg));
}

function drawTable(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(WIDTH, HEIGHT);
  paintTable(createRandom(1), pixels);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** The card on the table, moved by this many pixels from the middle. */
function drawFrame(table: Canvas, card: Image, right: number, down = 0): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.drawImage(table, 0, 0);
  const width = WIDTH * CARD;
  const height = (width * card.height) / card.width;
  context.translate(WIDTH / 2 + right, HEIGHT / 2 + down);
  context.rotate(0.03);
  context.shadowColor = 'rgba(0, 0, 0, 0.5)';
  context.shadowBlur = 14;
  context.drawImage(card, -width / 2, -height / 2, width, height);
  return canvas;
}

function encode(canvas: Canvas): Buffer {
  return canvas.toBuffer('image/jpeg', 88);
}

/**
 * A YUV4MPEG2 file of one frame, with its frame rate: BT.601 in video range, colors at half the resolution.
 */
function encodeY4m(canvas: Canvas, framesASecond: number): Buffer {
  const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const light = new Uint8Array(WIDTH * HEIGHT);
  const blue = new Uint8Array(light.length / 4);
  const red = new Uint8Array(light.length / 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = y * WIDTH + x;
      const [r, g, b] = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0];
      light[at] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      if (x % 2 || y % 2) continue;
      const half = (y / 2) * (WIDTH / 2) + x / 2;
      blue[half] = 128 - 0.148 * r - 0.291 * g + 0.439 * b;
      red[half] = 128 + 0.439 * r - 0.368 * g - 0.071 * b;
    }
  }
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${framesASecond}:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), light, blue, red]);
}
