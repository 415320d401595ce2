import type { CardReader } from '../card-reader.ts';
import { createCardReader } from '../create-card-reader.ts';
import { createNodeEngine, type NodeEngineOptions } from './create-node-engine.ts';
import { openFile } from './open-file.ts';

/** A reader with its models in memory. Make one and keep it. */
export async function createNodeCardReader(options: NodeEngineOptions = {}): Promise<CardReader> {
  return createCardReader(openFile, await createNodeEngine(options));
}
