import type { Engine } from '@cardsift/card-reader/models/engine';
import type { NeuralModel } from '@cardsift/card-reader/models/neural-model';

export interface TimedEngine {
  engine: Engine;
  /** Milliseconds inside the networks since the last call. */
  takeModelTime(): number;
}

/** The floor of a reading: what its networks alone take, whatever happens around them. */
export function timeModels(engine: Engine): TimedEngine {
  let spent = 0;
  const timed = (model: NeuralModel): NeuralModel => ({
    async run(input) {
      const begun = performance.now();
      try {
        return await model.run(input);
      } finally {
        spent += performance.now() - begun;
      }
    },
    release: () => model.release(),
  });
  return {
    engine: {
      ...engine,
      detector: timed(engine.detector),
      direction: timed(engine.direction),
      recogniser: { ...engine.recogniser, model: timed(engine.recogniser.model) },
    },
    takeModelTime() {
      const taken = spent;
      spent = 0;
      return taken;
    },
  };
}
