import { toReadCard } from '@cardsift/card-reader/read-card';
import { BLANK_READING } from '@cardsift/card-reader/testing/blank-reading';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import type { ReadOutcome } from '#app/device-reader/reader-messages.ts';
import { readOnDevice } from './read-on-device.ts';

beforeEach(() => {
  vi.spyOn(deviceReader, 'check').mockResolvedValue({ kind: 'ready' });
});
afterEach(() => vi.restoreAllMocks());

function readAs(outcome: ReadOutcome, takesPart = false) {
  vi.spyOn(deviceReader, 'read').mockResolvedValue(outcome);
  const { signal } = new AbortController();
  return readOnDevice(
    new Blob(),
    { isPro: false, nameScript: 'larger' },
    { signal, takesPart, onProgress: () => {} },
  );
}

const seen = (...unreadable: string[]): ReadOutcome => ({
  kind: 'read',
  cards: [toReadCard({ ...BLANK_READING, unreadable })],
});

test('a card that is in part in the script of a pack waits for it', async () => {
  await expect(readAs(seen('Arabic', 'Chinese or Japanese', 'Korean'))).rejects.toMatchObject({
    code: 'pack',
    message:
      'Part of this card is in Arabic, which Cardsift cannot read yet. Part of this card is in Chinese or Japanese. To read it on this device, download the Chinese and Japanese pack.',
    needed: { pack: { name: 'Chinese and Japanese' }, hasReadPart: true },
  });
});

test('so does one that is in that script alone', async () => {
  const refusal = { kind: 'refused', code: 'script_not_read', scripts: ['Korean'] } as const;
  await expect(readAs(refusal)).rejects.toMatchObject({
    code: 'pack',
    message: 'This card is in Korean. To read it on this device, download the Korean pack.',
    needed: { pack: { name: 'Korean' }, hasReadPart: false },
  });
});

test('whoever takes a part gets what was read', async () => {
  expect((await readAs(seen('Korean'), true)).status).toBe(200);
});

test('a script without a pack keeps no card waiting', async () => {
  expect((await readAs(seen('Arabic'))).status).toBe(200);
  const refusal = { kind: 'refused', code: 'script_not_read', scripts: ['Arabic'] } as const;
  expect((await readAs(refusal)).status).toBe(422);
});
