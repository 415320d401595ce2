import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/**
 * Families for names, by the style of the cards that use them. All have Latin and Latin Extended.
 */
export const SANS_FAMILIES = [
  'open-sans',
  'roboto',
  'ibm-plex-sans',
  'work-sans',
  'nunito',
  'poppins',
  'montserrat',
  'raleway',
  'josefin-sans',
  'oswald',
] as const;
export const SERIF_FAMILIES = [
  'eb-garamond',
  'libre-baskerville',
  'merriweather',
  'playfair-display',
  'roboto-slab',
] as const;

export type FontFamily = (typeof SANS_FAMILIES)[number] | (typeof SERIF_FAMILIES)[number];
export type FontWeight = 400 | 700;

const WITHOUT_ITALIC: readonly FontFamily[] = ['oswald', 'roboto-slab'];
const registered = new Set<FontFamily>();

/**
 * A CSS font value whose letters all come from the family's own files. Fontsource ships Latin and
 * Latin Extended as two fonts, and text falls back from the first to the second.
 *
 * @param size in pixels
 */
export function describeFont(
  family: FontFamily,
  weight: FontWeight,
  size: number,
  italic = false,
): string {
  if (!registered.has(family)) {
    register(family);
    registered.add(family);
  }
  const style = italic && !WITHOUT_ITALIC.includes(family) ? 'italic ' : '';
  return `${style}${weight} ${size.toFixed(2)}px "${family}", "${family} ext"`;
}

function register(family: FontFamily): void {
  const files = join(dirname(require.resolve(`@fontsource/${family}/package.json`)), 'files');
  const styles = WITHOUT_ITALIC.includes(family) ? ['normal'] : ['normal', 'italic'];
  for (const weight of [400, 700]) {
    for (const style of styles) {
      for (const [subset, alias] of [
        ['latin', family],
        ['latin-ext', `${family} ext`],
      ] as const) {
        const file = join(files, `${family}-${subset}-${weight}-${style}.woff2`);
        if (GlobalFonts.registerFromPath(file, alias) === null)
          throw new Error(`no font in ${file}`);
      }
    }
  }
}
