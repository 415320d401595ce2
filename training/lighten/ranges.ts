/**
 * What a recognizer's convolutions take, channel by channel, while it reads invented cards and the pictures of
 * folders: `ranges.ts recognizer.onnx ASKING.onnx RANGES.json FOLDER …`. The asking network is what `eight_bits.py`
 * made of it.
 */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCardReader } from '@cardsift/card-reader/create-card-reader';
import type { Engine } from '@cardsift/card-reader/models/engine';
import type { NeuralModel } from '@cardsift/card-reader/models/neural-model';
import { createNodeEngine } from '@cardsift/card-reader/node/create-node-engine';
import { openFile } from '@cardsift/card-reader/node/decode-image';
import { drawPicture } from '@cardsift/invented-cards/draw-picture';
import { inventCard } from '@cardsift/invented-cards/invent-card';
import { PICTURE_KINDS } from '@cardsift/invented-cards/scene/conditions';
import { InferenceSession, Tensor } from 'onnxruntime-node';

const CARDS = 60;
/** Seeds that no set of pictures begins with. */
const FROM = 7_300_000;

const [name = '', asking = '', to = '', ...folders] = process.argv.slice(2);
const session = await InferenceSession.create(await readFile(asking));
const ranges = new Map<string, number[]>();

/** A network that tells what its convolutions take whenever it reads. */
function heeded(network: NeuralModel): NeuralModel {
  return {
    ...network,
    async run(input) {
      const tensor = new Tensor('float32', input.data, input.shape);
      const told = await session.run({ [session.inputNames[0] ?? '']: tensor });
      for (const [output, { data }] of Object.entries(told))
        widen(output, [...(data as Float32Array)]);
      return network.run(input);
    },
  };
}

function widen(output: string, found: readonly number[]): void {
  const further = output.endsWith('.least') ? Math.min : Math.max;
  if (!/\.(?:least|most)$/.test(output)) return;
  const known = ranges.get(output);
  ranges.set(
    output,
    known ? known.map((value, i) => further(value, found[i] ?? value)) : [...found],
  );
}

const engine = await createNodeEngine({});
const heed: Partial<Engine> =
  name === 'recognizer.onnx'
    ? { recognizer: { ...engine.recognizer, model: heeded(engine.recognizer.model) } }
    : {
        secondRecognizer: {
          ...engine.secondRecognizer,
          model: heeded(engine.secondRecognizer.model),
        },
      };
const reader = createCardReader(openFile, { ...engine, ...heed });
for (let seed = FROM; seed < FROM + CARDS; seed++) {
  const kind = PICTURE_KINDS[seed % PICTURE_KINDS.length] ?? 'photo';
  await reader.read((await drawPicture([inventCard(seed)], { kind, seed })).jpeg);
}
for (const folder of folders) {
  const pictures = (await readdir(folder)).filter((file) => /\.(?:png|jpe?g)$/.test(file));
  // A picture that holds nothing to read sets no steps.
  for (const file of pictures)
    await reader.read(await readFile(join(folder, file))).catch(() => {});
}
await writeFile(to, JSON.stringify(Object.fromEntries(ranges)));
await reader.close();
