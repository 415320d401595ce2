import type { TextRegion } from '../find-lines/find-text-regions.ts';
import { polygonArea, polygonContains } from '../geometry/quad-area.ts';
import { quadCenter } from '../geometry/quad-size.ts';
import type { Point, Quad } from '../geometry.ts';
import type { CardCandidate, OutlineWithText } from './card-candidates.ts';
import { frameOf } from './card-frame.ts';
import { joinPanels } from './join-panels.ts';
import { hasMargins, isCardShaped, type PictureSize, spansPicture } from './outline-shape.ts';
import { isBesidePanel, isOnPaper, outlinesOnPaper } from './outlines-on-paper.ts';
import { insideShare, outlinesWithText } from './outlines-with-text.ts';
import type { TextGroup } from './text-group.ts';

/** An area with one line is a button or a label; a card says more. */
const MIN_REGIONS = 2;
/** From this share of all text on, text outside every card becomes a card of its own. */
const MIN_LEFTOVER = 0.25;

/** An outline made this many times larger reaches the panel beside it, not the next card. */
const NEARBY = 1.5;

/**
 * Gives every text region to the card it stands on. An outline is believed if it cuts through no text. Without such
 * an outline all text belongs to one card.
 */
export function assignText(
  candidates: readonly CardCandidate[],
  regions: readonly TextRegion[],
  picture: PictureSize,
): TextGroup[] {
  const textOf = ({ textIndices }: OutlineWithText) =>
    textIndices.map((i) => regions[i] as TextRegion);
  const onPaper = isOnPaper(regions);
  const found = onPaper
    ? outlinesOnPaper(candidates, regions, picture)
    : outlinesWithText(candidates, regions);
  const cards = joinPanels(chooseCards(found)).filter(
    (card) =>
      card.textIndices.length >= MIN_REGIONS &&
      isCardShaped(card.quad) &&
      hasMargins(card.quad, textOf(card)),
  );
  const taken = new Set(cards.flatMap((card) => card.textIndices));
  const groups: TextGroup[] = cards.map((card) => ({ quad: card.quad, regions: textOf(card) }));
  const free = regions.filter((_, i) => !taken.has(i));
  const left = joinNear(groups, free, onPaper);
  if (!onPaper && groups.length > 0 && cards.every(({ quad }) => isBoxAmong(quad, free))) {
    return [{ quad: null, regions: [...regions] }];
  }
  const panel = onPaper
    ? undefined
    : groups.find(({ quad }) => quad && spansPicture(quad, picture));
  if (panel && left.length > 0) {
    panel.quad = null;
    panel.regions.push(...left);
    return groups;
  }
  if (groups.length === 0 || left.length > regions.length * MIN_LEFTOVER) {
    groups.push({ quad: null, regions: left });
  }
  return groups;
}

/**
 * The largest share of the text around it that a printed box covers. A card among cards covers more, or has them
 * beside it.
 */
const MAX_BOX = 0.4;

/** Whether an outline is a box printed on the card: text of the same card stands all around it. */
function isBoxAmong(quad: Quad, text: readonly TextRegion[]): boolean {
  if (text.length < 2) return false;
  // The rectangle runs along the lines. The smallest one around text with a missing corner would be slanted.
  const around = frameOf({ quad: null, regions: [...text] }).corners;
  return (
    polygonArea(quad) < polygonArea(around) * MAX_BOX && polygonContains(around, quadCenter(quad))
  );
}

/**
 * Gives text just outside an outline to its card, because the outline was a panel's. Returns the text that is near
 * none.
 */
function joinNear(
  groups: readonly TextGroup[],
  free: readonly TextRegion[],
  onPaper: boolean,
): TextRegion[] {
  const left = new Set(free);
  for (const { quad, regions } of groups) {
    const near = [...left].filter((region) => quad && insideShare(region, grown(quad)) === 1);
    if (!quad || (onPaper && !isBesidePanel(quad, regions, near))) continue;
    regions.push(...near);
    for (const region of near) left.delete(region);
  }
  return [...left];
}

function grown(quad: Quad): Quad {
  const center = quadCenter(quad);
  const away = ({ x, y }: Point): Point => ({
    x: center.x + (x - center.x) * NEARBY,
    y: center.y + (y - center.y) * NEARBY,
  });
  return quad.map(away) as unknown as Quad;
}

/**
 * Of outlines around the same text, keeps the clearest. Of nested outlines, keeps the outer one, unless all its text
 * stands on several inner ones: then it is the table that they lie on.
 */
function chooseCards(found: readonly OutlineWithText[]): OutlineWithText[] {
  const distinct = bestPerText(found);
  return distinct.filter((card) => {
    const inner = maximal(distinct.filter((other) => isPart(other, card)));
    const covered = inner.reduce((sum, other) => sum + other.textIndices.length, 0);
    if (inner.length > 1 && covered === card.textIndices.length) return false;
    return !distinct.some((outer) => isPart(card, outer) && !isTable(outer, distinct));
  });
}

function isTable(outer: OutlineWithText, all: readonly OutlineWithText[]): boolean {
  const inner = maximal(all.filter((other) => isPart(other, outer)));
  const covered = inner.reduce((sum, other) => sum + other.textIndices.length, 0);
  return inner.length > 1 && covered === outer.textIndices.length;
}

function maximal(cards: readonly OutlineWithText[]): OutlineWithText[] {
  return cards.filter((card) => !cards.some((other) => isPart(card, other)));
}

function isPart(inner: OutlineWithText, outer: OutlineWithText): boolean {
  return (
    inner.textIndices.length < outer.textIndices.length &&
    inner.textIndices.every((i) => outer.textIndices.includes(i))
  );
}

function bestPerText(found: readonly OutlineWithText[]): OutlineWithText[] {
  const best = new Map<string, OutlineWithText>();
  for (const card of found) {
    const key = card.textIndices.join();
    const known = best.get(key);
    if (!known || quality(card) > quality(known)) best.set(key, card);
  }
  return [...best.values()];
}

/** The clearer first, then the larger. A frame printed on a card has less area than the card. */
function quality({ outlined, area }: CardCandidate): number {
  return Math.round(outlined * 10) + Math.log10(area) / 10;
}
