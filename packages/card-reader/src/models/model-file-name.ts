/** The files of an engine, by the names under which adapters have them. */
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

/** What a server has besides: the recognizer's heads for Chinese and Japanese, and for Korean. */
export const EVERY_SCRIPT_FILE_NAMES = [
  'every-head.onnx',
  'every-dictionary.txt',
  'korean-head.onnx',
  'korean-dictionary.txt',
] as const;

export type ModelFileName =
  | (typeof MODEL_FILE_NAMES)[number]
  | (typeof EVERY_SCRIPT_FILE_NAMES)[number];
