/**
 * Writes a shipped network as ONNX, so that training can continue from it:
 * `node training/unpack.ts understanding.onnx FOLDER`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelFileName } from '@cardsift/card-reader/models/model-file-name';
import { readModelFile } from '@cardsift/card-reader/node/model-files';

const [name = '', folder = '.'] = process.argv.slice(2);
writeFileSync(join(folder, name), await readModelFile(name as ModelFileName));
