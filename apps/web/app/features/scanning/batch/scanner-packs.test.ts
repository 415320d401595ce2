import { PACKS } from '@cardsift/card-reader/models/packs';
import { expect, test } from 'vitest';
import { ScanError } from '../scan-error.ts';
import { read, setUpScanner } from '../testing/set-up-scanner.ts';

const WAITS = 'Part of this card is in Korean.';

/** A device that reads Kim's card in part, until it has the Korean pack. */
async function scanWithoutPack(...names: string[]) {
  const parts = setUpScanner();
  const device = { hasPack: false };
  parts.steps.place.mockResolvedValue('device');
  parts.steps.readOnDevice.mockImplementation(async (image, { takesPart }) => {
    const isKim = image.name === 'Kim.jpg';
    if (!isKim) return read(image.name.replace('.jpg', ''));
    if (device.hasPack) return read('김서준');
    if (takesPart) return read('Seojun Kim');
    throw new ScanError('pack', WAITS, {
      needed: { pack: PACKS[1], hasReadPart: true },
    });
  });
  await parts.process(...names);
  return { ...parts, device };
}

test('a card that needs a pack waits for it, others go on, and nothing is called a failure', async () => {
  const { scanner, statuses, list, notify, notifyError } = await scanWithoutPack(
    'Kim.jpg',
    'Ada.jpg',
  );
  expect(statuses()).toEqual(['error', 'completed']);
  expect(list).toEqual(['Ada']);
  expect(scanner.getState().jobs[0]?.error).toMatchObject({ code: 'pack', retryCostsScan: false });
  expect(notify).toHaveBeenCalledWith({
    title: 'A pack is needed',
    description: `Kim.jpg: ${WAITS}`,
  });
  expect(notifyError).not.toHaveBeenCalled();
});

test('once the pack is here it is read and saved, once', async () => {
  const { scanner, device, list, statuses } = await scanWithoutPack('Kim.jpg');
  await scanner.readWithPack('Chinese or Japanese');
  expect(statuses()).toEqual(['error']);
  device.hasPack = true;
  await Promise.all([scanner.readWithPack('Korean'), scanner.readWithPack('Korean')]);
  expect(statuses()).toEqual(['completed']);
  expect(list).toEqual(['김서준']);
});

test('whoever does not want the pack saves what can be read', async () => {
  const { scanner, list } = await scanWithoutPack('Kim.jpg');
  await scanner.retry();
  expect(list).toEqual([]);
  await scanner.readPart(scanner.getState().jobs[0]?.id ?? '');
  expect(list).toEqual(['Seojun Kim']);
});
