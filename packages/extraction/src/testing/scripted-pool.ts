import { HttpError } from '../http-error.ts';
import { type FakePool, fakePool } from './fake-pool.ts';
import { readScript } from './scripted-picture.ts';

/** Seconds to wait in a scripted refusal. */
const RETRY_AFTER = 1;

/** The real queue in front of a reader that does what `scriptedPicture` wrote into the picture. */
export function scriptedPool(): FakePool {
  const readings = new Map<string, number>();
  return fakePool(async (picture) => {
    const { id, cards, failures = 0, refusals = 0 } = readScript(picture);
    const before = readings.get(id) ?? 0;
    readings.set(id, before + 1);
    if (before < failures) throw new Error('The engine failed');
    if (before < failures + refusals) {
      throw new HttpError(503, 'busy', 'Too many cards are being read.', {
        retryAfter: RETRY_AFTER,
      });
    }
    return cards;
  });
}
