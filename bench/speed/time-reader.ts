import type { ReadingStep } from '@cardsift/card-reader/card-reader';
import { createCardReader } from '@cardsift/card-reader/create-card-reader';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { openFile } from '@cardsift/card-reader/node/open-file';
import { toContact } from '@cardsift/card-reader/understand/contact/to-contact';
import { writeVcard } from '@cardsift/contacts/vcard/write-vcard';
import { collectGarbage } from '@cardsift/extraction/reader-processes/collect-garbage';
import { timeModels } from './time-models.ts';

export type TimedStep = ReadingStep | 'vCard';

/** Milliseconds of one picture, from JPEG bytes to vCards. */
export interface PictureTime {
  total: number;
  steps: Map<TimedStep, number>;
  models: number;
  /** Processor time of the whole process, which hardly changes if the machine is shared. */
  processor: number;
}

/**
 * Times one reader with this many threads for its networks, over the pictures in turn, after a warm-up. It collects
 * garbage between pictures, as reader processes do.
 */
export async function timeReader(pictures: Uint8Array[], threads: number): Promise<PictureTime[]> {
  const { engine, takeModelTime } = timeModels(await createNodeEngine({ threads }));
  const reader = createCardReader(openFile, engine);
  const timePicture = async (jpeg: Uint8Array): Promise<PictureTime> => {
    const clock = createStepClock();
    const before = process.cpuUsage();
    takeModelTime();
    const readings = await reader.read(jpeg, { onStep: clock.enter });
    clock.enter('vCard');
    for (const reading of readings) writeVcard(toContact(reading));
    const { user, system } = process.cpuUsage(before);
    const time = { ...clock.stop(), models: takeModelTime(), processor: (user + system) / 1000 };
    collectGarbage();
    return time;
  };
  for (const jpeg of pictures.slice(0, 3)) await timePicture(jpeg);
  const times: PictureTime[] = [];
  for (const jpeg of pictures) times.push(await timePicture(jpeg));
  await reader.close();
  return times;
}

function createStepClock() {
  const begun = performance.now();
  const steps = new Map<TimedStep, number>();
  let current: TimedStep | undefined;
  let since = begun;
  const leave = () => {
    const now = performance.now();
    if (current !== undefined) steps.set(current, (steps.get(current) ?? 0) + now - since);
    since = now;
  };
  return {
    enter(step: TimedStep) {
      leave();
      current = step;
    },
    stop() {
      leave();
      return { total: performance.now() - begun, steps };
    },
  };
}
