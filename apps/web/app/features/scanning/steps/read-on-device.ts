import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import { explainRefusal } from '@cardsift/card-reader/card-reader-error';
import { deviceReader } from '#app/device-reader/device-reader.ts';
import type { Wishes } from '#app/device-reader/reader-messages.ts';
import type { Sending } from '../batch/scan-file.ts';
import type { WorkflowAnswer } from '../reader-answer/read-answer.ts';
import { cancelled, ScanError } from '../scan-error.ts';
import { checkPack } from './wait-for-pack.ts';

/**
 * Reads one prepared picture on this device and answers as the workflow would: the same full reading, or the
 * same refusal. No request is made.
 *
 * @throws ScanError `device` when the reader is not here or does not run, `pack` when the card needs one that is not here,
 * `cancelled` when the signal fires.
 */
export async function readOnDevice(
  picture: Blob,
  wishes: Wishes,
  { signal, takesPart, onProgress }: Pick<Sending, 'signal' | 'takesPart' | 'onProgress'>,
): Promise<WorkflowAnswer> {
  if ((await deviceReader.check()).kind !== 'ready') throw noReader();
  const outcome = await deviceReader
    .read(picture, wishes, { signal, onStep: (step) => onProgress({ step }) })
    .catch((error: unknown) => {
      throw signal.aborted ? cancelled() : error;
    });
  switch (outcome.kind) {
    case 'read':
      if (!takesPart)
        checkPack(
          outcome.cards.flatMap(({ reading }) => reading.unreadable ?? []),
          true,
        );
      return {
        status: 200,
        contentType: READING_TYPE,
        body: JSON.stringify({ cards: outcome.cards }),
      };
    case 'refused':
      checkPack(outcome.scripts, false);
      return {
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ code: outcome.code, message: explainRefusal(outcome) }),
      };
    case 'failed':
      throw outcome.damaged ? noReader() : readerFailed(outcome.problem);
  }
}

function noReader(): ScanError {
  return new ScanError(
    'device',
    'The card reader is not on this device any more. Download it again in Settings.',
  );
}

function readerFailed(cause: string): ScanError {
  return new ScanError(
    'device',
    'The card could not be read on this device. In Settings you can have cards read on our server.',
    { cause },
  );
}
