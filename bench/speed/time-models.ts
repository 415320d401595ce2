import type { Backbone } from '@cardsift/card-reader/models/backbone';
import type { Engine, Recognizer } from '@cardsift/card-reader/models/engine';
import type { NeuralModel } from '@cardsift/card-reader/models/neural-model';

export interface TimedEngine {
  engine: Engine;
  /** Milliseconds inside the networks since the last call. */
  takeModelTime(): number;
}

/** The least time that a reading can take: that of its networks alone. */
export function timeModels(engine: Engine): TimedEngine {
  let spent = 0;
  let running = 0;
  let since = 0;
  // Networks may run at once, so time counts if at least one is running.
  async function timed<T>(work: () => Promise<T>): Promise<T> {
    if (running++ === 0) since = performance.now();
    try {
      return await work();
    } finally {
      if (--running === 0) spent += performance.now() - since;
    }
  }
  const timedModel = (model: NeuralModel): NeuralModel => ({
    run: (input) => timed(() => model.run(input)),
    release: () => model.release(),
  });
  const timedBackbone = (backbone: Backbone): Backbone => ({
    ...backbone,
    featuresOf: (crops) => timed(() => backbone.featuresOf(crops)),
  });
  const timedRecognizer = ({ model, backbone, quick, ...rest }: Recognizer): Recognizer => ({
    ...rest,
    model: timedModel(model),
    ...(backbone && { backbone: timedBackbone(backbone) }),
    ...(quick && { quick: timedRecognizer(quick) }),
  });
  return {
    engine: {
      ...engine,
      detector: timedModel(engine.detector),
      direction: timedModel(engine.direction),
      understanding: timedModel(engine.understanding),
      recognizer: timedRecognizer(engine.recognizer),
      alphabets: timedRecognizer(engine.alphabets),
      ...(engine.everyScript && { everyScript: timedRecognizer(engine.everyScript) }),
    },
    takeModelTime() {
      const taken = spent;
      spent = 0;
      return taken;
    },
  };
}
