/** The files of an engine, by the names under which adapters have them. */
export const MODEL_FILE_NAMES = [
  'detector.onnx',
  'recognizer.onnx',
  'dictionary.txt',
  'second-recognizer.onnx',
  'second-dictionary.txt',
  'direction.onnx',
  'understanding.onnx',
] as const;

export type ModelFileName = (typeof MODEL_FILE_NAMES)[number];
