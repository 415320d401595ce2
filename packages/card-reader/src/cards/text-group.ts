import type { Quad } from '../geometry.ts';
import type { TextRegion } from '../text-lines/find-text-regions.ts';

/** The text of one card and the card's outline, if one was seen. */
export interface TextGroup {
  quad: Quad | null;
  regions: TextRegion[];
}
