import type { RgbImage } from '../geometry.ts';
import type { QrCode } from '../qr-codes/qr-code.ts';
import type { Backbone } from './backbone.ts';
import type { NeuralModel } from './neural-model.ts';

/** A network that reads line crops, with the meaning of its classes. */
export interface Recognizer {
  /**
   * `N×3×48×W`, or the backbone's features → `N×steps×2·count`: each step's most probable classes, the best first,
   * then their probabilities.
   */
  model: NeuralModel;
  /** Runs before `model` if that is one of several heads. */
  backbone?: Backbone;
  /** Class → text; class 0 is CTC's blank. */
  alphabet: readonly string[];
  /** Reads every line first. Lines that it is sure of are not read again. */
  quick?: Recognizer;
}

/** Everything that the pipeline needs from outside. An adapter supplies it. */
export interface Engine {
  /** PP-OCR text detector: `1×3×H×W` → `1×1×H×W` probability of text, H and W multiples of 32. */
  detector: NeuralModel;
  /** Reads lines in Latin letters. */
  recognizer: Recognizer;
  /**
   * Reads lines that the first recognizer is not sure of: Vietnamese, Greek and Cyrillic. For other words it names the
   * script.
   */
  alphabets: Recognizer;
  /** Reads lines that the first recognizer is not sure of, in Chinese and Japanese. Not every device has it. */
  everyScript?: Recognizer | undefined;
  /** Recognizers by the script that the alphabets' head names for their words: Korean. Not every device has them. */
  ofScripts: Readonly<Record<string, Recognizer>>;
  /** PP-OCR line direction: `N×3×48×192` → `N×2`, the probabilities of upright and upside down. */
  direction: NeuralModel;
  /** Labels the words of a card: `understand/network/`. */
  understanding: NeuralModel;
  readQrCodes(image: RgbImage): Promise<QrCode[]>;
  close(): Promise<void>;
}
