import type { TextRegion } from '../find-lines/find-text-regions.ts';
import type { Quad } from '../geometry.ts';

/** The text of one card and the card's outline, if one was seen. */
export interface TextGroup {
  quad: Quad | null;
  regions: TextRegion[];
}
