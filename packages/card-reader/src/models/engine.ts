import type { RgbImage } from '../geometry.ts';
import type { QrCode } from '../qr-codes/qr-code.ts';
import type { NeuralModel } from './neural-model.ts';

/** A network that reads line crops, with what its classes stand for. */
export interface Recognizer {
  /** `N×3×48×W` → `N×steps×2·count`: each step's most probable classes, the best first, then their probabilities. */
  model: NeuralModel;
  /** Class → text; class 0 is CTC's blank. */
  alphabet: readonly string[];
  /** Reads every line first. What it is sure of is not read again. */
  quick?: Recognizer;
}

/** Everything the pipeline asks of the outside world; an adapter fills it in. */
export interface Engine {
  /** PP-OCR text detector: `1×3×H×W` → `1×1×H×W` probability of text, H and W multiples of 32. */
  detector: NeuralModel;
  /** Reads lines in Latin letters. */
  recognizer: Recognizer;
  /** Reads lines that the first recognizer is not sure of: Vietnamese, Greek and Cyrillic. Names the script of other words. */
  alphabets: Recognizer;
  /** Reads lines that the first recognizer is not sure of, in Chinese and Japanese. Devices have none. */
  everyScript?: Recognizer;
  /** Read words that the alphabets' head names the script of, by that name: Korean. Devices have none. */
  ofScripts: Readonly<Record<string, Recognizer>>;
  /** PP-OCR line direction: `N×3×48×192` → `N×2`, the probabilities of upright and upside down. */
  direction: NeuralModel;
  /** What the words of a card are: `understand/network/`. */
  understanding: NeuralModel;
  /** All QR codes on the picture. */
  readQrCodes(image: RgbImage): Promise<QrCode[]>;
  close(): Promise<void>;
}
