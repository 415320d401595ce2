import type { NeuralModel } from '../models/neural-model.ts';
import type { LaidLine } from './card/lay-out.ts';
import { type Candidate, candidatesFor, type MainKind } from './decode/candidates.ts';
import { type Chosen, chooseValues } from './decode/choose-values.ts';
import { cutSegments } from './decode/cut-segments.ts';
import { linkSegments } from './decode/link-segments.ts';
import type { Segment } from './decode/segment.ts';
import { encodeCard } from './network/encode-card.ts';
import { type LabeledWord, labelWords } from './network/label-words.ts';
import { addressTokens, type OwnAddresses, ownAddressesOf } from './own-addresses/own-addresses.ts';
import { mendTexts, type SpellingEvidence } from './spelling/mend-texts.ts';
import { type ExtractedValues, extractValues } from './values/extract-values.ts';

/** What the lines of a card say, before it is made a reading. */
export interface DecidedCard {
  /** What the grammars found, and what they left of each line as it is spelt. */
  values: ExtractedValues;
  words: LabeledWord[];
  segments: Segment[];
  chosen: Chosen;
  /** What else those may be, and what may stand where nothing was chosen; the most probable first. */
  candidates: Record<MainKind, Candidate[]>;
  own: OwnAddresses;
  spelling: SpellingEvidence;
}

/** Lines of which no grammar took anything, as they are spelt: the network knows “Þórdís”, and no “Pórdís”. */
function spellLines(
  laid: readonly LaidLine[],
  found: ExtractedValues,
  spelling: SpellingEvidence,
): { spelt: LaidLine[]; values: ExtractedValues } {
  const mended = mendTexts(laid, spelling);
  const isWhole = (line: LaidLine, i: number) => found.rests[i] === line.text;
  const spelt = laid.map((line, i) => (isWhole(line, i) ? (mended[i] ?? line) : line));
  const rests = laid.map((line, i) =>
    isWhole(line, i) ? (spelt[i]?.text ?? '') : (found.rests[i] ?? ''),
  );
  return { spelt, values: { ...found, rests } };
}

/** Reads a card's values by grammars, asks the network what the other words are, and chooses those that are meant. */
export async function decideCard(
  laid: readonly LaidLine[],
  network: NeuralModel,
  unread: readonly string[] = [],
): Promise<DecidedCard> {
  const found = extractValues(laid, unread);
  const spelling = { tokens: addressTokens(found), home: found.home };
  const { spelt, values } = spellLines(laid, found, spelling);
  const own = ownAddressesOf(values, spelt);
  const words = await labelWords(encodeCard(spelt, values), network);
  const segments = mendTexts(cutSegments(words, spelt), spelling);
  const candidates = (kind: MainKind) =>
    candidatesFor(kind, words, spelt).map(({ passage, probability }) => ({
      passage: mendTexts([passage], spelling)[0] ?? passage,
      probability,
    }));
  return {
    values,
    words,
    segments,
    chosen: chooseValues(linkSegments(segments), own),
    candidates: {
      name: candidates('name'),
      title: candidates('title'),
      organization: candidates('organization'),
    },
    own,
    spelling,
  };
}
