import { hasLegalForm, isLegalForm } from '../fields/legal-form.ts';
import type { Box, LaidLine } from '../layout/lay-out.ts';
import { type LabeledWord, meanProbability } from '../network/label-words.ts';
import type { WordLabel } from '../network/word-labels.ts';
import { bestLabels, withAddressed, withGivenNames } from './best-labels.ts';
import { fittedLabels } from './fit-labels.ts';

/** Words of one line that belong to one value. */
export interface Segment {
  label: WordLabel;
  words: LabeledWord[];
  /** Index into the lines. */
  line: number;
  text: string;
  /** Whether its line ends behind it with a comma. */
  endsWithComma: boolean;
  box: Box;
  /** Mean probability that its words are what its label says. */
  probability: number;
  /** How probably its first word begins a value. */
  begins: number;
  /** Of the recognizer, 0 to 1. */
  confidence: number;
}

/** From which probability a value begins inside a run of its kind, by what stands before it. */
const BEGINNING = { start: 0, space: 0.8, comma: 0.55, bar: 0.45, dash: 0.55, slash: 0.55 };

/** A hyphen at the end may part a word: “Kowalczyk-”. */
const EDGES = /^[\s,;:.|/\-–—_*~<>=+#°•·(]+(?![^(]*\))|(?:[\s,;:|/–—_*~<>=+#•·]|(?<!\p{L})-)+$/gu;

/**
 * “Schreinerei Wurm GmbH & Co. KG • Innungsbetrieb”, “… Tic. Ltd. Şti. – Bodrum V.D.”, “… Sdn. Bhd. (218846-K)”:
 * behind a legal form and a bar or dash stands something else, and the number of a register is no name.
 */
function isEnded(own: readonly LabeledWord[], next: LabeledWord): boolean {
  const isApart =
    next.separator === 'bar' || next.separator === 'dash' || /^\(.*\d/.test(next.text);
  return isApart && hasLegalForm(own.map(({ text }) => text).join(' '));
}

/** How many words a legal form has: “S. A. de C. V.”. */
const LONGEST_FORM = 4;

/** How many words behind an organization are its legal form, though the network took them for something else. */
function legalFormBehind(
  own: readonly LabeledWord[],
  line: LaidLine,
  next: readonly LabeledWord[],
): number {
  const start = own[0]?.start ?? 0;
  if (hasLegalForm(line.text.slice(start, own.at(-1)?.end))) return 0;
  for (let n = 1; n <= Math.min(LONGEST_FORM, next.length); n++) {
    const word = next[n - 1];
    if (!word || /\d/.test(word.text) || word.separator === 'bar') return 0;
    if (hasLegalForm(line.text.slice(start, word.end))) return n;
  }
  return 0;
}

/** “booking.com B.V.”: the address before a legal form that has no name of its own is the firm's name. */
function hostOf(
  own: readonly LabeledWord[],
  words: readonly LabeledWord[],
): LabeledWord | undefined {
  const text = own.map((word) => word.text).join(' ');
  if (!isLegalForm(text)) return undefined;
  const before = words[words.indexOf(own[0] as LabeledWord) - 1];
  const isHost =
    before?.taken && before.line === own[0]?.line && /^[^@\s]+\.\p{L}{2,}$/u.test(before.text);
  return isHost ? before : undefined;
}

/** “M.ª” of “M.ª Ángeles Peña”: what is abbreviated is never a whole name. */
const isAbbreviatedName = ([first, second]: readonly LabeledWord[]) =>
  second === undefined && /^\p{Lu}\p{Ll}?(?:\.[ªºa]?|[ªº])\.?$/u.test(first?.text ?? '');

/** How sure “Avocate à la Cour” is a title, which others bear behind their name. */
const WRITTEN_DEGREE = 0.9;

function segmentOf(words: LabeledWord[], label: WordLabel, line: LaidLine): Segment {
  const [first] = words as [LabeledWord];
  const last = words.at(-1) ?? first;
  const length = Math.max(1, line.text.length);
  const width = line.box.right - line.box.left;
  const isWrittenDegree =
    label === 'title' && meanProbability(words, 'credential') > meanProbability(words, 'title');
  return {
    label,
    words,
    line: first.line,
    text: line.text.slice(first.start, last.end).replace(EDGES, '').trim(),
    endsWithComma: /^[^,]?,\s*$/u.test(line.text.slice(last.end - 1)),
    box: {
      ...line.box,
      left: line.box.left + (width * first.start) / length,
      right: line.box.left + (width * last.end) / length,
    },
    probability: isWrittenDegree ? WRITTEN_DEGREE : meanProbability(words, label),
    begins: first.begins,
    confidence: line.confidence,
  };
}

/** “& PARTNER mbB”: the second line of a firm. */
function isEndOfFirm(words: readonly LabeledWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /^[&+]/.test(text) && !/\d/.test(text) && hasLegalForm(text);
}

/** How improbable a firm is that has a short legal form, and no more. */
const NO_FIRM = 0.01;

/** From which word on a run is the name of a firm, up to its legal form at the end: “Clínica Médica, Lda.” */
function firmAtEnd(words: readonly LabeledWord[], labels: readonly WordLabel[]): number {
  const none = words.length;
  const textFrom = (at: number) =>
    words
      .slice(at)
      .map((word) => word.text)
      .join(' ');
  const forms = Array.from({ length: LONGEST_FORM }, (_, i) => words.length - 1 - i);
  if (!forms.some((at) => at > 0 && hasLegalForm(`X ${textFrom(at)}`))) return none;
  // “H. Bambang Sutrisno, S.E.” is a person with a degree, and no Societas Europaea.
  const form = textFrom(none - 1).replace(/\P{L}/gu, '');
  if (form.length < 3 && labels.includes('name')) return none;
  // “dipl. Architekt ETH SIA” is in a society, and no firm of Latvia.
  if (form.length < 4 && meanProbability(words, 'organization') < NO_FIRM) return none;
  // A comma may stand before the legal form, and before nothing else of a firm.
  let from = words.length - 1;
  while (from > 0 && (words[from]?.separator === 'space' || from === words.length - 1)) from--;
  const own = labels.slice(from);
  return own.includes('organization') || words.slice(from).some(({ text }) => /\d/.test(text))
    ? none
    : from;
}

/** Cuts the words of a card into runs of one kind; words that a grammar has taken stand between them. */
export function cutSegments(words: readonly LabeledWord[], lines: readonly LaidLine[]): Segment[] {
  const runs: LabeledWord[][] = [];
  let previous: LabeledWord | undefined;
  for (const word of words) {
    if (!word.taken) {
      if (previous && !previous.taken && previous.line === word.line) runs.at(-1)?.push(word);
      else runs.push([word]);
    }
    previous = word;
  }
  return runs
    .map(withGivenNames)
    .map(withAddressed)
    .flatMap((run) => {
      const likely = fittedLabels(run, bestLabels(run));
      const firm = isEndOfFirm(run) ? 0 : firmAtEnd(run, likely);
      const labels = likely.map((label, i): WordLabel => (i >= firm ? 'organization' : label));
      const segments: Segment[] = [];
      let own: LabeledWord[] = [];
      for (let i = 0; i < run.length; i++) {
        const word = run[i] as LabeledWord;
        const label = labels[i] ?? 'other';
        own.push(word);
        const next = run[i + 1];
        // “Owner / Lead Event Stylist”, “Director, Events” are one title; behind a bar stands another, or the same in English.
        const goesOn =
          next &&
          labels[i + 1] === label &&
          !(label === 'organization' && isEnded(own, next)) &&
          ((label === 'title' && next.separator !== 'bar') ||
            (label === 'name' && isAbbreviatedName(own)) ||
            next.begins < BEGINNING[next.separator]);
        const line = lines[word.line];
        if (goesOn || !line) continue;
        if (label === 'organization') {
          const form = legalFormBehind(own, line, run.slice(i + 1));
          own.push(...run.slice(i + 1, i + 1 + form));
          i += form;
        }
        const host = label === 'organization' ? hostOf(own, words) : undefined;
        const segment = segmentOf(host ? [host, ...own] : own, label, line);
        segments.push(host ? { ...segment, probability: meanProbability(own, label) } : segment);
        own = [];
      }
      return segments.filter(({ text }) => text !== '');
    });
}
