import { drawSampleCard } from '@cardsift/invented-cards/draw-sample-card';
import { createRandom } from '@cardsift/invented-cards/random';
import { paintTable } from '@cardsift/invented-cards/scene/paint-table';
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';

const WIDTH = 1280;
const HEIGHT = 720;
/** Chromium plays motion JPEG at this rate, whatever it was filmed at. */
const FRAMES_A_SECOND = 30;
/** Share of the picture's width that a card takes. */
const CARD = 0.72;

/** How many frames each card comes, lies and goes, and the table is empty after it. */
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

/** A motion-JPEG file, which is JPEGs one after the other: one card that lies on a table, for ever. */
export async function filmLyingCard(): Promise<Buffer> {
  return encode(drawFrame(drawTable(), await openCard(0), 0));
}

/** The same with cards that come and go, one after the other. */
export async function filmPile(cards: number): Promise<Buffer> {
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
  return Buffer.concat(frames);
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

/** The card on the table, so many pixels right of and below the middle. */
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
