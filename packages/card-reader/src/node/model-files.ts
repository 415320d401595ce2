import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ModelFileName } from '../models/model-file-name.ts';
import { unpackWeights } from '../packing/unpack-weights.ts';
import { release } from '../release.ts';

/** SHA-256 of the bytes that were measured. */
const SHIPPED: Record<ModelFileName, string> = {
  'detector.onnx': '2b5794623026286786d9fb0581f875caea47e5717a3065712899ca888ad6931a',
  'recognizer.onnx': '3c53fcc5f975c9fa56b3ca1d01f22b32c1f5aeb6943167125a05d55799f129d5',
  'dictionary.txt': '41c05cba1650dba6555e7e1a9199210b778fd920bb79d4d17b33880ff25778d6',
  'second-recognizer.onnx': '101cc6dc27bdd6afce447e7b5c35c41ae34f5f01be82e404fc6922aad278202d',
  'second-dictionary.txt': 'a42bfb563dbbf7e2e9ede54dfa051473ca9010b4edfe64b370d570b42f38bd40',
  'direction.onnx': '0f74b98e6926cd328ab6c98c5bee2d455aedd23acb0a14cee9579cdca335ec49',
  'understanding.onnx': '28cfffcf717369d0b81bfddd4a56ed7068da2dac83761d90b71fde912ac81469',
};

const isNetwork = (name: ModelFileName) => name.endsWith('.onnx');

/**
 * A model's bytes: from the operator's folder when it has a file of that name, else ours, as devices have
 * them too, so that a card is read alike in both places.
 */
export async function readModelFile(name: ModelFileName, modelDir?: string): Promise<Uint8Array> {
  const own = modelDir && (await readOwnFile(modelDir, name));
  if (own) return own;
  const shipped = await readShippedFile(name);
  if (!isNetwork(name)) return shipped;
  const packed = gunzipSync(shipped);
  const onnx = unpackWeights(packed);
  release(packed);
  return onnx;
}

/** What travels to devices: a dictionary as it is, a network packed by `packWeights` and compressed by gzip. */
export async function readShippedFile(name: ModelFileName): Promise<Uint8Array> {
  const file = isNetwork(name) ? name.replace('.onnx', '.packed.gz') : name;
  const bytes = await readFile(join(packageFolder(), 'models', file));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== SHIPPED[name]) {
    throw new Error(`models/${file} has SHA-256 ${found}, expected ${SHIPPED[name]}`);
  }
  return bytes;
}

function packageFolder(): string {
  // By its name: what packs the device's files runs from a bundle elsewhere.
  const manifest = findPackageJSON('@cardsift/card-reader', import.meta.url);
  if (!manifest) throw new Error('The package @cardsift/card-reader is not installed.');
  return dirname(manifest);
}

/** The operator's file, or null when their folder has none of that name; the folder must exist. */
async function readOwnFile(modelDir: string, name: ModelFileName): Promise<Uint8Array | null> {
  await access(modelDir);
  return readIfThere(join(modelDir, name));
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
