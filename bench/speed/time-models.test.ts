import type { Engine } from '@cardsift/card-reader/models/engine';
import type { NeuralModel, Tensor } from '@cardsift/card-reader/models/neural-model';
import { describe, expect, it, vi } from 'vitest';
import { timeModels } from './time-models.ts';

const empty: Tensor = { data: new Float32Array(), shape: [0] };

/** A network that answers when it is told to. */
function heldModel(): { model: NeuralModel; finish(): void } {
  const { promise, resolve } = Promise.withResolvers<Tensor>();
  return {
    model: { run: () => promise, release: () => Promise.resolve() },
    finish: () => resolve(empty),
  };
}

describe('timeModels', () => {
  it('counts time once while several networks run', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const detector = heldModel();
    const direction = heldModel();
    const { engine, takeModelTime } = timeModels({
      detector: detector.model,
      direction: direction.model,
      recognizer: { model: detector.model, alphabet: [] },
      alphabets: { model: detector.model, alphabet: [] },
    } as unknown as Engine);

    const first = engine.detector.run(empty);
    now = 10;
    const second = engine.direction.run(empty);
    now = 30;
    detector.finish();
    await first;
    now = 50;
    direction.finish();
    await second;
    now = 90;
    expect(takeModelTime()).toBe(50);
    expect(takeModelTime()).toBe(0);
    vi.restoreAllMocks();
  });
});
