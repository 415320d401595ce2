/**
 * Tests the camera's judgments on photographs of single cards: how often the outline is found, how often there are
 * warnings about good and about degraded photos, and the processor time of a look:
 * `node bench/device/camera.ts FOLDER [--outlines FOLDER]`. The folder has `photo-NN.jpg`, as in bench/strangers.
 * `--outlines` writes pictures with the outline drawn on them, to be judged by eye.
 */

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Point, RgbImage } from '@cardsift/card-reader/geometry';
import { quadCenter } from '@cardsift/card-reader/geometry/quad-size';
import sharp, { type Sharp } from 'sharp';
import {
  MAX_GLARE,
  MIN_SHARPNESS,
} from '../../apps/web/app/pictures/camera/automatic-shot/decide-shot.ts';
import { measureGlare } from '../../apps/web/app/pictures/camera/automatic-shot/glare.ts';
import { toGray } from '../../apps/web/app/pictures/camera/automatic-shot/gray.ts';
import {
  FRAME_LONG_SIDE,
  lookAtFrame,
} from '../../apps/web/app/pictures/camera/automatic-shot/look-at-frame.ts';
import {
  isSameCard,
  type Portrait,
} from '../../apps/web/app/pictures/camera/automatic-shot/same-card.ts';
import { measureSharpness } from '../../apps/web/app/pictures/camera/automatic-shot/sharpness.ts';
import { printTable } from '../print-table.ts';
import { percentile } from '../speed/percentile.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outlines: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) throw new Error('Which folder?');

/** The long side of a photo and of the piece that is examined closely, in pixels. */
const PHOTO = 1600;
const PIECE = 400;

/** How photographs are degraded. A shake moves along the rows. */
const SPOILED: Record<string, (photo: Sharp) => Sharp> = {
  'as it is': (photo) => photo,
  'blurred, σ 1.5 px': (photo) => photo.blur(1.5),
  'blurred, σ 2.5 px': (photo) => photo.blur(2.5),
  'blurred, σ 4 px': (photo) => photo.blur(4),
  'shaken, 9 px': (photo) => photo.convolve(shake(9)),
  'shaken, 15 px': (photo) => photo.convolve(shake(15)),
};

function shake(width: number) {
  const row = (value: number) => Array<number>(width).fill(value);
  return { width, height: 3, kernel: [...row(0), ...row(1), ...row(0)] };
}

async function readPixels(picture: Sharp): Promise<RgbImage> {
  const raw = picture.toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const shrink = (picture: Sharp, side: number) => picture.resize(side, side, { fit: 'inside' });

/** A piece of a photo around a point of the small frame, as the page's worker crops it. */
function cutOut(photo: RgbImage, frame: RgbImage) {
  const scale = photo.width / frame.width;
  return ({ x, y }: Point) => {
    const [left, top] = [Math.round(x * scale - PIECE / 2), Math.round(y * scale - PIECE / 2)];
    const data = new Uint8Array(PIECE * PIECE * 3);
    for (let row = 0; row < PIECE; row++) {
      for (let column = 0; column < PIECE; column++) {
        const [px, py] = [left + column, top + row];
        if (px < 0 || py < 0 || px >= photo.width || py >= photo.height) continue;
        const from = (py * photo.width + px) * 3;
        data.set(photo.data.subarray(from, from + 3), (row * PIECE + column) * 3);
      }
    }
    return toGray({ width: PIECE, height: PIECE, data });
  };
}

/** The frame with a reflection in the middle of the card, 1/11 of the frame's width across. */
function withReflection(frame: RgbImage, { x: left, y: top }: Point): RgbImage {
  const data = frame.data.map((value, i) => {
    const pixel = Math.floor(i / 3);
    const [x, y] = [pixel % frame.width, Math.floor(pixel / frame.width)];
    const far = ((x - left) ** 2 + ((y - top) * 1.5) ** 2) / (2 * 14 ** 2);
    return Math.min(255, value + 170 * Math.exp(-far));
  });
  return { ...frame, data };
}

async function saveOutline(file: string, frame: RgbImage, points: readonly Point[]) {
  const { width, height, data } = frame;
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const svg = `<svg width="${width}" height="${height}"><polygon points="${path}" fill="none" stroke="lime" stroke-width="2"/></svg>`;
  await mkdir(values.outlines ?? '', { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(join(values.outlines ?? '', file.replace('.jpg', '.png')));
}

const files = (await readdir(folder)).filter((name) => /^photo-.*\.jpg$/.test(name)).sort();
const sharpness = new Map(Object.keys(SPOILED).map((name) => [name, [] as number[]]));
const portraits: Portrait[] = [];
const costs: number[] = [];
const glare = { good: [] as number[], reflecting: [] as number[] };

for (const file of files) {
  const picture = sharp(join(folder, file)).autoOrient();
  const frame = await readPixels(shrink(picture.clone(), FRAME_LONG_SIDE));
  const photo = await shrink(picture.clone(), PHOTO).png().toBuffer();
  const pixels = await readPixels(sharp(photo));
  const before = process.cpuUsage();
  const { card } = lookAtFrame(frame, 0, cutOut(pixels, frame));
  const { user, system } = process.cpuUsage(before);
  costs.push((user + system) / 1000);
  if (values.outlines) await saveOutline(file, frame, card?.quad ?? []);
  if (!card) continue;
  const center = quadCenter(card.quad);
  portraits.push(card.portrait);
  glare.good.push(card.glare);
  glare.reflecting.push(measureGlare(withReflection(frame, center), card.quad));
  for (const [name, spoil] of Object.entries(SPOILED)) {
    const spoiled = await readPixels(sharp(await spoil(sharp(photo)).toBuffer()));
    sharpness.get(name)?.push(measureSharpness(cutOut(spoiled, frame)(center)) ?? 0);
  }
}

const pairs = portraits.flatMap((a, i) => portraits.slice(i + 1).map((b) => isSameCard(a, b)));
const count = (flags: readonly boolean[]) => `${flags.filter(Boolean).length} of ${flags.length}`;
const rows = [
  ['outline found', `${portraits.length} of ${files.length}`],
  ['good ones warned of glare', count(glare.good.map((share) => share > MAX_GLARE))],
  ['reflections warned of', count(glare.reflecting.map((share) => share > MAX_GLARE))],
  ['different cards taken for one', count(pairs)],
  ['processor time of a look, median ms', percentile(costs, 0.5).toFixed(0)],
  ['the same, 95th percentile', percentile(costs, 0.95).toFixed(0)],
];
console.log(`\n${printTable(['', ''], rows)}\n`);
console.log(
  printTable(
    ['sharpness', 'least', '10 %', 'median', '90 %', 'warned of blur'],
    [...sharpness].map(([name, measured]) => [
      name,
      ...[0, 0.1, 0.5, 0.9].map((share) => percentile(measured, share).toFixed(2)),
      count(measured.map((value) => value < MIN_SHARPNESS)),
    ]),
  ),
);
