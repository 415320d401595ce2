import { heightOf, type Piece } from '../layout/piece.ts';
import type { Features } from './features.ts';
import type { Group } from './group.ts';

const on = (condition: boolean) => (condition ? 1 : 0);
const centre = (group: Group) => (group.box.top + group.box.bottom) / 2;

/** How far two boxes stand apart vertically, in heights of the first. */
const gap = (a: Group, b: Group) =>
  Math.max(0, Math.max(a.box.top, b.box.top) - Math.min(a.box.bottom, b.box.bottom)) /
  Math.max(1, a.height);

/** Whether a text is what one reads next below another: in its column, with nothing in between. */
function isNextBelow(upper: Group, lower: Group, pieces: readonly Piece[]): boolean {
  const { box } = upper;
  if (lower.box.top < box.bottom - upper.height * 0.3 || gap(upper, lower) > 2) return false;
  const inColumn = (other: Piece['box']) => other.left < box.right && other.right > box.left;
  if (!inColumn(lower.box)) return false;
  return !pieces.some(
    (piece, i) =>
      !upper.pieces.includes(i) &&
      !lower.pieces.includes(i) &&
      inColumn(piece.box) &&
      piece.box.top >= box.bottom - upper.height * 0.3 &&
      piece.box.bottom <= lower.box.top + upper.height * 0.3,
  );
}

/** Evidence of how the three main values stand to each other. */
export function pairFeatures(
  name: Group | null,
  title: Group | null,
  organisation: Group | null,
  pieces: readonly Piece[],
): Features {
  const features: Features = {};
  if (name && title) {
    const below = centre(title) >= centre(name) - heightOf(name.box) * 0.3;
    features.titleBelowName = on(below && gap(name, title) < 1.5);
    features.titleAboveName = on(!below);
    features.titleNextBelowName = on(isNextBelow(name, title, pieces));
    features.titleFarFromName = on(gap(name, title) > 4);
    features.titleTallerThanName = on(title.height > name.height * 1.12);
  }
  if (name && organisation) {
    features.organisationTallerThanName = on(organisation.height > name.height * 1.12);
    features.organisationTouchesName = on(gap(name, organisation) < 0.5);
  }
  if (name && title && organisation) {
    const [low, high] = [centre(name), centre(title)].sort((a, b) => a - b) as [number, number];
    features.organisationBetween = on(centre(organisation) > low && centre(organisation) < high);
  }
  return features;
}
