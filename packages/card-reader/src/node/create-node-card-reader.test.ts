// @module-tag process
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardReader } from '../card-reader.ts';
import { createNodeCardReader } from './create-node-card-reader.ts';

let reader: CardReader;
beforeAll(async () => {
  reader = await createNodeCardReader();
});
afterAll(() => reader.close());

test('a clean card becomes its contact, and the steps are reported in order', async () => {
  const card = inventCard(3);
  const { jpeg } = await drawPicture([card], { kind: 'clean', seed: 3 });
  const steps: string[] = [];
  const [reading] = await reader.read(jpeg, { onStep: (step) => steps.push(step) });
  expect(reading?.title?.value).toBe(card.truth.title);
  expect(reading?.emails[0]?.value).toBe(card.truth.emails[0]);
  expect(steps).toEqual(['decode', 'find cards', 'find text', 'read text', 'understand']);
});

test('two cards in one photograph are two contacts', async () => {
  const cards = [inventCard(11), inventCard(3)];
  const { jpeg } = await drawPicture(cards, { kind: 'photo', seed: 5 });
  const readings = await reader.read(jpeg);
  const found = readings.map((reading) => reading.lines.map((line) => line.text).join('\n'));
  expect(readings).toHaveLength(2);
  for (const { truth } of cards) {
    const [name] = truth.emails[0]?.split('@') ?? [];
    expect(found.filter((text) => text.includes(`${name}@`))).toHaveLength(1);
  }
});
