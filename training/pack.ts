/**
 * Puts networks where the card reader finds them, rounded to 8 bits and compressed, and copies dictionaries:
 * `node training/pack.ts detector.onnx …`. Prints the entries for `model-files.ts`.
 */

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packWeights } from '@cardsift/card-reader/packing/pack-weights';

const models = new URL('../packages/card-reader/models/', import.meta.url);

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const isNetwork = file.endsWith('.onnx');
  const packed = isNetwork ? gzipSync(packWeights(bytes), { level: 9 }) : bytes;
  const sha256 = createHash('sha256').update(packed).digest('hex');
  writeFileSync(new URL(basename(file).replace(/\.onnx$/, '.packed.gz'), models), packed);
  console.log(`  '${basename(file)}': '${sha256}', // ${packed.length} bytes`);
}
