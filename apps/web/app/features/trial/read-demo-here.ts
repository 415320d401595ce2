import { explainRefusal } from '@cardsift/card-reader/card-reader-error';
import { findPack } from '@cardsift/card-reader/models/packs';
import { DEFAULT_NAME_SCRIPT } from '@cardsift/contacts/names/name-script';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import { type DemoResult, toResult } from './read-demo-card.ts';

const FAILED =
  'The card could not be read on this device. You can have our server read it instead.';

/** Reads a picture on this device: without a server, and as often as somebody likes. */
export async function readDemoHere(picture: Blob): Promise<DemoResult> {
  const { signal } = new AbortController();
  const outcome = await deviceReader.read(
    picture,
    { isPro: false, nameScript: DEFAULT_NAME_SCRIPT },
    { signal, onStep: () => {} },
  );
  switch (outcome.kind) {
    case 'read':
      return toResult(outcome.cards);
    case 'refused':
      return outcome.code === 'no_text_found'
        ? { kind: 'empty' }
        : {
            kind: 'refused',
            message: explainRefusal(outcome),
            pack: findPack(outcome.scripts),
          };
    case 'failed':
      return { kind: 'refused', message: FAILED };
  }
}
