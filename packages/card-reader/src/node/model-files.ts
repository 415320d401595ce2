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
  'detector.onnx': 'a6d9b98c53b78834496d95eac87c43eb3ec42ba4e54614357023a28de7dddee2',
  'recognizer.onnx': 'efc91acf80db0a1634e3351a0076187832a940a9743ee70547b0bf2f4f8c5477',
  'latin-head.onnx': '05eafbf2e91f27ac382112b11fa5060c44fc87f37c29142f83b731ade1fe6661',
  'latin-dictionary.txt': 'd87bb286036019d4bf56afaa7152af15bb13e4b5d2fcfb0080d2cf5c83d9d508',
  'every-head.onnx': '669b40b9587adc807986302974a0649b41c4450abc184022d344034390abc174',
  'every-dictionary.txt': '4e36da3610f665afceec0e79c925090341e27b8975e1697535fbc4e4a924ddfc',
  'quick-recognizer.onnx': '20f16b5e73420e925c28613f916a0bb9585baabecfdfbce2f3b3afa7c2f92850',
  'quick-dictionary.txt': 'f0b0348c749ef7348ec289d69f7a1d294f5dbdf0d34c3c67b82a1db9f6373af5',
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
