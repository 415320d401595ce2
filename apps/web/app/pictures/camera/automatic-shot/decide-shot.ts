import type { Point, Quad } from '@cardsift/card-reader/geometry';
import { distance } from '@cardsift/card-reader/geometry/quad-size';
import type { Size } from '../../fit-within.ts';
import { isSameCard, isSameScene, type Portrait } from './same-card.ts';
import type { Look, SeenCard } from './seen-card.ts';

/** If corners move less than this share of the frame's long side, the hand holds still. */
const STILL = 0.012;
/** Milliseconds for which card and hand have to be still. */
const STILL_MS = 450;
/** How many looks have to agree, however long one takes. */
const STILL_LOOKS = 3;
/** Milliseconds without a card after which the one that was taken has left. */
const LEFT_MS = 900;
/** Milliseconds for which a card may be lost and still counts as seen. */
const LOST_MS = 350;
/**
 * Good photographs of designed cards had 0.60 and more. Blurred by σ = 2.5 pixels, nine in ten had less than this.
 */
export const MIN_SHARPNESS = 0.38;
/** Share of the card; on one of 38 good photographs a light pattern came near it. */
export const MAX_GLARE = 0.015;

/**
 * What is before the camera: no card; one that moves or has just come; one that is still but not sharp, or
 * under a reflection; one that can be taken now; the one that was taken and lies there.
 */
export type Sight = 'nothing' | 'card' | 'blurred' | 'glare' | 'ready' | 'taken';

/** What was photographed last, for as long as it lies before the camera. */
interface Taken {
  /** Null when no outline was seen, and somebody pressed the button. */
  card: Portrait | null;
  scene: Portrait;
}

/** All that is remembered from look to look. */
export interface Watch {
  sight: Sight;
  last: Look | null;
  /** Where the card has been since it came to rest, and since when. */
  rest: { quad: Quad; since: number; looks: number } | null;
  /** Since when no card has been seen; null while one is. */
  lostSince: number | null;
  taken: Taken | null;
}

export const START: Watch = {
  sight: 'nothing',
  last: null,
  rest: null,
  lostSince: null,
  taken: null,
};

export type WatchEvent =
  | { type: 'looked'; look: Look }
  /** A photo was made of what is before the camera. */
  | { type: 'taken' }
  /** The photo was thrown away, and what lies there may be taken once more. */
  | { type: 'retake' }
  /** Another camera, or the same one after a pause. */
  | { type: 'opened' };

export function watchReducer(watch: Watch, event: WatchEvent): Watch {
  switch (event.type) {
    case 'looked':
      return event.look.card
        ? seeCard(watch, event.look, event.look.card)
        : seeNone(watch, event.look);
    case 'taken':
      return { ...watch, sight: 'taken', rest: null, taken: remember(watch.last) };
    case 'retake':
      return { ...watch, sight: 'nothing', rest: null, taken: null };
    case 'opened':
      return { ...START, taken: watch.taken };
  }
}

function remember(look: Look | null): Taken | null {
  return look && { card: look.card?.portrait ?? null, scene: look.scene };
}

function seeNone(watch: Watch, look: Look): Watch {
  const lostSince = watch.lostSince ?? look.at;
  const lostFor = look.at - lostSince;
  const lies = watch.taken && (lostFor < LEFT_MS || isSameScene(watch.taken.scene, look.scene));
  const taken = lies ? watch.taken : null;
  const before = watch.sight === 'ready' ? 'card' : watch.sight;
  const sight = taken ? 'taken' : lostFor < LOST_MS ? before : 'nothing';
  return { sight, last: look, rest: null, lostSince, taken };
}

function seeCard(watch: Watch, look: Look, card: SeenCard): Watch {
  const seen = { last: look, lostSince: null };
  if (watch.taken && isWhatWasTaken(watch.taken, look, card)) {
    return { ...seen, sight: 'taken', rest: null, taken: watch.taken };
  }
  const rest = rests(watch, look, card)
    ? { ...watch.rest, looks: watch.rest.looks + 1 }
    : { quad: card.quad, since: look.at, looks: 1 };
  const isStill = look.at - rest.since >= STILL_MS && rest.looks >= STILL_LOOKS;
  // The card that was taken is remembered until the next one is, so a hand that passes over it is no other card.
  return { ...seen, sight: isStill ? judge(card) : 'card', rest, taken: watch.taken };
}

function isWhatWasTaken(taken: Taken, { scene }: Look, { portrait }: SeenCard): boolean {
  return taken.card ? isSameCard(taken.card, portrait) : isSameScene(taken.scene, scene);
}

function rests(
  watch: Watch,
  look: Look,
  card: SeenCard,
): watch is Watch & { rest: NonNullable<Watch['rest']> } {
  if (!watch.rest || !watch.last || !isSameSize(watch.last.frame, look.frame)) return false;
  return isStill(watch.rest.quad, card.quad, look.frame);
}

const isSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

/** Whether four corners are where they were, whichever of them is called the first. */
export function isStill(before: Quad, now: Quad, frame: Size): boolean {
  const most = STILL * Math.max(frame.width, frame.height);
  return [0, 1, 2, 3].some((turn) =>
    before.every((corner, i) => distance(corner, now[(i + turn) % 4] as Point) <= most),
  );
}

/** Whether a card that is still can be taken. A blank one has no print that could be sharp. */
function judge({ sharpness, glare }: SeenCard): Sight {
  if (sharpness === null) return 'card';
  if (sharpness < MIN_SHARPNESS) return 'blurred';
  return glare > MAX_GLARE ? 'glare' : 'ready';
}
