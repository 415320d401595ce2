import { createRequire } from 'node:module';
import type { RgbImage } from '@cardsift/card-reader/geometry';
import { LINE_HEIGHT } from '@cardsift/card-reader/recognize/run-on-lines';
import type { Faker } from '@faker-js/faker';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

export type LineScript = 'greek' | 'cyrillic' | 'latin';

const require = createRequire(import.meta.url);
const GREEK = ['open-sans', 'roboto', 'ibm-plex-sans', 'eb-garamond', 'roboto-slab'];
const CYRILLIC = [
  ...GREEK,
  'montserrat',
  'nunito',
  'merriweather',
  'playfair-display',
  'raleway',
  'oswald',
];
const FAMILIES: Record<LineScript, string[]> = {
  greek: GREEK,
  cyrillic: CYRILLIC,
  latin: [...CYRILLIC, 'poppins', 'work-sans', 'josefin-sans'],
};
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
];

const known = new Map<string, string>();

/** All letters that a family has, as the canvas requests them. None if it lacks the style. */
function facesOf(family: string, weight: number, style: string): string {
  const name = `${family} ${weight} ${style}`;
  const list = known.get(name) ?? register(name, `${family}/files/${family}`, `${weight}-${style}`);
  known.set(name, list);
  return list;
}

function register(name: string, file: string, face: string): string {
  const faces = SUBSETS.filter((subset) => {
    try {
      const path = require.resolve(`@fontsource/${file}-${subset}-${face}.woff2`);
      return GlobalFonts.registerFromPath(path, `${name} ${subset}`);
    } catch {
      return false;
    }
  });
  return faces.map((subset) => `"${name} ${subset}"`).join(', ');
}

/** A line as it is cropped for the recognizer. Some are dark, and some were small in their photo. */
export function drawLine(text: string, script: LineScript, faker: Faker): RgbImage {
  const { helpers, number } = faker;
  const size = number.float({ min: 28, max: 36 });
  const weight = helpers.arrayElement([400, 400, 700]);
  const family = helpers.arrayElement(FAMILIES[script]);
  const style = helpers.arrayElement(['normal', 'normal', 'normal', 'italic']);
  const font = `${size}px ${facesOf(family, weight, style) || facesOf(family, weight, 'normal')}`;
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const width = Math.min(1600, Math.ceil((measure.measureText(text).width + 16) / 16) * 16);
  const scale = helpers.arrayElement([1, 1, 1, 0.6, 0.45]);
  const small = createCanvas(Math.ceil(width * scale), Math.ceil(LINE_HEIGHT * scale));
  const context = small.getContext('2d');
  const shade = number.int({ min: 0, max: 60 });
  const [ground, ink] = [`rgb(${255 - shade}, ${255 - shade}, 250)`, `rgb(${shade}, 20, ${shade})`];
  const isDark = number.int({ min: 0, max: 4 }) === 0;
  context.fillStyle = isDark ? ink : ground;
  context.fillRect(0, 0, small.width, small.height);
  context.fillStyle = isDark ? ground : ink;
  context.scale(scale, scale);
  context.font = font;
  context.fillText(text, 8, number.float({ min: 35, max: 38 }));
  const line = createCanvas(width, LINE_HEIGHT).getContext('2d');
  line.drawImage(small, 0, 0, width, LINE_HEIGHT);
  const { data } = line.getImageData(0, 0, width, LINE_HEIGHT);
  return { width, height: LINE_HEIGHT, data: Uint8Array.from(data.filter((_, i) => i % 4 !== 3)) };
}
