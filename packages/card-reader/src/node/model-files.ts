import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { freeMemory } from '../free-memory.ts';
import type { ModelFileName } from '../models/model-file-name.ts';
import { unpackWeights } from '../packing/unpack-weights.ts';

/** SHA-256 hashes of the files that the benchmarks measured. */
const SHIPPED: Record<ModelFileName, string> = {
  'detector.onnx': '6a2c3e812a2b4359fea5a87a08f394e8aaa97e373da46c193818dcd28d19a54a',
  'recognizer.onnx': '8fd1c9eec64a8ec34c792e9b28ea8bed721a18f399846fec92835dbdd0d861ba',
  'latin-head.onnx': '27ce0bdb6b8fc04e25485e09bab97872f9b3fea6b818fdc1efadaed6b8aadc92',
  'latin-dictionary.txt': 'dc4593236511cf33084b57cab6e3c934ceae70a4ced706ca54f6661a1dec0145',
  'alphabets-head.onnx': 'e08e0e9a8510103288a0da184c5ed2e5e47f0d697c4908c74efca525a78a59f9',
  'alphabets-dictionary.txt': '538e48f4461e5c9e2543ac4b64bf4ae56abbd88de7545bf400095a5a415e7932',
  'every-head.onnx': '384a7430f6b7fccba7fbae027058d8d6225759869877fc5b8b9e5aca32b518cb',
  'every-dictionary.txt': '8afe269a360f9ae547137f9dd6726da70b3c78ff5b44762383e573886e76a382',
  'korean-head.onnx': 'f9519e6d35f7611fa93da845e78430d2b7347ae281374f1376b09a88bbe0b800',
  'korean-dictionary.txt': 'e3754c2941603c3f030b34f8ac5580043658e0fdc74fdda4a34312670c2c07dc',
  'quick-recognizer.onnx': '13bcacd38ca4c40b14201e1a05b2fefa8c4019c05355a8f411625c172a0cb9d8',
  'quick-dictionary.txt': 'bee99ea67d507b3246237b5afd6ceb29f552ff13aa32c2f84534c1ccb0f0cec8',
  'direction.onnx': '0f74b98e6926cd328ab6c98c5bee2d455aedd23acb0a14cee9579cdca335ec49',
  'understanding.onnx': '425ac66d9b6fbcc547a4a6cad6bfbd3e2bfe71674b3daf72d366a9caf6cae5cf',
};

const isNetwork = (name: ModelFileName) => name.endsWith('.onnx');

/**
 * A model's bytes: the file of that name in the operator's folder, or else ours. Ours is the same file that
 * devices get, so a card is read alike in both places.
 */
export async function readModelFile(name: ModelFileName, modelDir?: string): Promise<Uint8Array> {
  const own = modelDir && (await readOwnFile(modelDir, name));
  if (own) return own;
  const shipped = await readShippedFile(name);
  if (!isNetwork(name)) return shipped;
  const packed = gunzipSync(shipped);
  const onnx = unpackWeights(packed);
  freeMemory(packed);
  return onnx;
}

/**
 * The file as it is sent to devices: a dictionary as it is, a network packed by `packWeights` and compressed by
 * gzip.
 */
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
  // Found by the package's name, because the script that packs the files for devices runs from a bundle
  // elsewhere.
  const manifest = findPackageJSON('@cardsift/card-reader', import.meta.url);
  if (!manifest) throw new Error('The package @cardsift/card-reader is not installed.');
  return dirname(manifest);
}

/** The operator's file, or null if their folder has none of that name. The folder must exist. */
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
