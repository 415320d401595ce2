import type { Pack } from './packs.ts';

/** The files that every engine has, by the names that adapters use. */
export const MODEL_FILE_NAMES = [
  'detector.onnx',
  'recognizer.onnx',
  'quick-recognizer.onnx',
  'quick-dictionary.txt',
  'latin-head.onnx',
  'latin-dictionary.txt',
  'alphabets-head.onnx',
  'alphabets-dictionary.txt',
  'direction.onnx',
  'understanding.onnx',
] as const;

export type ModelFileName = (typeof MODEL_FILE_NAMES)[number] | Pack['head' | 'dictionary'];
