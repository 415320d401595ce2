/** An engine's files, by the names that adapters use. */
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

/**
 * Files that only a server has: the recognizer's heads for Chinese and Japanese, and for Korean.
 */
export const EVERY_SCRIPT_FILE_NAMES = [
  'every-head.onnx',
  'every-dictionary.txt',
  'korean-head.onnx',
  'korean-dictionary.txt',
] as const;

export type ModelFileName =
  | (typeof MODEL_FILE_NAMES)[number]
  | (typeof EVERY_SCRIPT_FILE_NAMES)[number];
