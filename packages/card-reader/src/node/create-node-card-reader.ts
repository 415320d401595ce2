import type { CardReader } from '../card-reader.ts';
import { readCardTexts } from '../read-card-texts.ts';
import { understandCard } from '../understand/understand-card.ts';
import { createNodeEngine, type NodeEngineOptions } from './create-node-engine.ts';
import { decodeImage } from './decode-image.ts';

/** The whole reader in this process; its models take about a second and 150 MB. */
export async function createNodeCardReader(options: NodeEngineOptions = {}): Promise<CardReader> {
  const engine = await createNodeEngine(options);
  return {
    async read(bytes, { onStep } = {}) {
      onStep?.('decode');
      const image = await decodeImage(bytes);
      const texts = await readCardTexts(image, engine, onStep);
      return texts.map(({ lines, quad, qrPayloads }) => {
        onStep?.('understand');
        return understandCard(lines, { quad, qrPayloads });
      });
    },
    async close() {
      await Promise.all(
        [engine.detector, engine.recogniser.model, engine.direction].map((model) => model.release()),
      );
    },
  };
}
