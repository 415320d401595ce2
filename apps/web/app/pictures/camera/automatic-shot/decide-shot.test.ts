import type { Quad } from '@cardsift/card-reader/geometry';
import { describe, expect, test } from 'vitest';
import { isStill, START, type Watch, type WatchEvent, watchReducer } from './decide-shot.ts';
import type { Portrait } from './same-card.ts';
import type { Look, SeenCard } from './seen-card.ts';

const FRAME = { width: 320, height: 180 };
const quadAt = (x: number): Quad => [
  { x, y: 40 },
  { x: x + 180, y: 40 },
  { x: x + 180, y: 140 },
  { x, y: 140 },
];

/** Portraits that agree with themselves and with no other. */
const portrait = (name: string): Portrait =>
  Float32Array.from({ length: 256 }, (_, i) => {
    const bit = Math.sin((i + 1) * (name.charCodeAt(0) + i * 0.7)) > 0;
    return bit ? 1 : -1;
  });
const card = (name: string, change: Partial<SeenCard> = {}): SeenCard => ({
  quad: quadAt(60),
  sharpness: 0.7,
  glare: 0,
  portrait: portrait(name),
  ...change,
});

/** Follows looks that come every `STEP` milliseconds, and takes a photo whenever one can be taken. */
const STEP = 150;
function follow(seen: readonly (SeenCard | null)[], from: Watch = START) {
  let watch = from;
  let shots = 0;
  const begin = from.last ? from.last.at + STEP : 0;
  for (const [index, each] of seen.entries()) {
    const scene = portrait(each ? 's' : 'e');
    const look: Look = { at: begin + index * STEP, frame: FRAME, scene, card: each };
    watch = watchReducer(watch, { type: 'looked', look });
    if (watch.sight !== 'ready') continue;
    shots += 1;
    watch = watchReducer(watch, { type: 'taken' });
  }
  return { watch, shots };
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const after = (watch: Watch, type: Exclude<WatchEvent['type'], 'looked'>) =>
  watchReducer(watch, { type });

describe('the watch', () => {
  test('takes a card that has come to rest, once, however long it lies there', () => {
    expect(follow(times(3, card('a'))).shots).toBe(0);
    const { watch, shots } = follow(times(40, card('a')));
    expect(shots).toBe(1);
    expect(watch.sight).toBe('taken');
  });

  test('waits while the card or the hand moves', () => {
    const moving = Array.from({ length: 20 }, (_, i) => card('a', { quad: quadAt(20 + i * 5) }));
    const { watch, shots } = follow(moving);
    expect(shots).toBe(0);
    expect(watch.sight).toBe('card');
  });

  test('warns of blur and of glare, and takes no photo', () => {
    expect(follow(times(10, card('a', { sharpness: 0.2 })))).toMatchObject({
      shots: 0,
      watch: { sight: 'blurred' },
    });
    expect(follow(times(10, card('a', { glare: 0.05 })))).toMatchObject({
      shots: 0,
      watch: { sight: 'glare' },
    });
  });

  test('takes no blank paper, and does not call it blurred', () => {
    const { watch, shots } = follow(times(10, card('a', { sharpness: null })));
    expect(shots).toBe(0);
    expect(watch.sight).toBe('card');
  });

  test('is not deceived by an outline that is lost for a moment', () => {
    const flicker = [...times(8, card('a')), null, null, ...times(8, card('a'))];
    expect(follow(flicker).shots).toBe(1);
  });

  test('takes another card that is laid upon the last', () => {
    expect(follow([...times(8, card('a')), null, ...times(8, card('b'))]).shots).toBe(2);
  });

  test('takes a colleague’s card, which looks the same, once the last one has left', () => {
    const empty = times(8, null);
    expect(follow([...times(8, card('a')), ...empty, ...times(8, card('a'))]).shots).toBe(2);
  });

  test('keeps to what was taken where only the outline is lost, and nothing else has changed', () => {
    const { watch } = follow(times(8, card('a')));
    const look: Look = { at: 99_000, frame: FRAME, scene: portrait('s'), card: null };
    const lost = watchReducer(watchReducer(watch, { type: 'looked', look }), {
      type: 'looked',
      look: { ...look, at: 199_000 },
    });
    expect(lost.sight).toBe('taken');
    expect(follow(times(8, card('a')), lost).shots).toBe(0);
  });

  test('takes the card that lies there once more after a retake', () => {
    const { watch } = follow(times(8, card('a')));
    expect(follow(times(8, card('a')), after(watch, 'retake')).shots).toBe(1);
  });

  test('leaves a card alone that somebody took with the button, also after a pause', () => {
    const { watch } = follow([card('a')]);
    expect(follow(times(8, card('a')), after(watch, 'taken')).shots).toBe(0);
    expect(follow(times(8, card('a')), after(after(watch, 'taken'), 'opened')).shots).toBe(0);
  });

  test('begins anew when the screen is turned', () => {
    const { watch } = follow(times(3, card('a')));
    const turned = { width: FRAME.height, height: FRAME.width };
    const look: Look = {
      at: 450,
      frame: turned,
      scene: portrait('s'),
      card: card('a'),
    };
    expect(watchReducer(watch, { type: 'looked', look }).sight).toBe('card');
  });
});

test('a card is still whichever corner is called its first', () => {
  const [a, b, c, d] = quadAt(60);
  expect(isStill(quadAt(60), [c, d, a, b], FRAME)).toBe(true);
  expect(isStill(quadAt(60), quadAt(66), FRAME)).toBe(false);
});
