import type { CardStyle } from './card-style.ts';
import type { CardTruth } from './card-truth.ts';
import type { Labels } from './locales/locale.ts';

/** What a card says and how it looks: enough to draw it. */
export interface InventedCard {
  truth: CardTruth;
  style: CardStyle;
  /** Name of the layout in `layouts/all-layouts.ts`. */
  layout: string;
  labels: Labels;
  /** The lines of the address in the country's order. */
  addressLines: string[];
  /** The name as it is set, with prefix and credentials. */
  nameLine: string;
}
