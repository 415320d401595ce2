import { hasLegalForm, withoutLegalForm } from '../fields/legal-form.ts';
import type { Box, LaidLine } from '../layout/lay-out.ts';
import { type LabelledWord, labelIndex, probabilityOf } from '../network/label-words.ts';
import { WORD_LABELS, type WordLabel } from '../network/word-labels.ts';
import { hasOpenEnd } from '../text/open-end.ts';

/** Words of one line that belong to one value. */
export interface Segment {
  label: WordLabel;
  words: LabelledWord[];
  /** Index into the lines. */
  line: number;
  text: string;
  box: Box;
  /** Mean probability that its words are what its label says. */
  probability: number;
  /** How probably its first word begins a value. */
  begins: number;
  /** Of the recognizer, 0 to 1. */
  confidence: number;
}

/** What it costs, in log-odds, to take two neighbors for different things, by what stands between them. */
const CHANGE = { start: 0, space: 1.6, comma: 0.6, bar: 0.2, dash: 0.4, slash: 0.6 };
/** Forms of address, names and degrees stand side by side on most cards that have them. */
const PERSONAL = new Set<WordLabel>(['honorific', 'name', 'credential']);
const CHANGE_IN_PERSON = 0.3;
const IMPOSSIBLE = 1e-6;

/** From which probability a value begins inside a run of its kind, by what stands before it. */
const BEGINNING = { start: 0, space: 0.8, comma: 0.55, bar: 0.45, dash: 0.55, slash: 0.55 };

/** “Suprimentos e Manutenção”: behind a small word that joins two comes more of the same. */
const CHANGE_WHEN_JOINED = 2.5;

/** What a change costs where the network sees no value begin, by how improbable that is. */
const BOUNDARY = 0.8;
const LEAST_BEGUN = 0.02;

function changeCost(
  from: number,
  to: number,
  word: LabelledWord,
  before: LabelledWord | undefined,
): number {
  if (from === to) return 0;
  const isPersonal =
    PERSONAL.has(WORD_LABELS[from] ?? 'other') && PERSONAL.has(WORD_LABELS[to] ?? 'other');
  if (isPersonal) return CHANGE_IN_PERSON;
  const isJoined = word.separator === 'space' && before && hasOpenEnd(before.text);
  const unbegun = -BOUNDARY * Math.log(Math.max(LEAST_BEGUN, word.begins));
  return CHANGE[word.separator] + unbegun + (isJoined ? CHANGE_WHEN_JOINED : 0);
}

/** The most probable labels of neighboring words, changes between them weighed against their letters. */
export function bestLabels(words: readonly LabelledWord[]): WordLabel[] {
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [i, word] of words.entries()) {
    const own = WORD_LABELS.map((_, label) =>
      Math.log(Math.max(IMPOSSIBLE, word.probabilities[label] ?? 0)),
    );
    if (i === 0) {
      scores = own;
      continue;
    }
    const steps = own.map((score, to) => {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      scores.forEach((before, label) => {
        const total = before - changeCost(label, to, word, words[i - 1]);
        if (total > most) [best, most] = [label, total];
      });
      return { best, score: most + score };
    });
    from.push(steps.map(({ best }) => best));
    scores = steps.map(({ score }) => score);
  }
  let label = scores.indexOf(Math.max(...scores));
  const labels = [label];
  for (const steps of from.toReversed()) {
    label = steps[label] ?? 0;
    labels.unshift(label);
  }
  return words.length === 0 ? [] : labels.map((each) => WORD_LABELS[each] ?? 'other');
}

/** A hyphen at the end may part a word: “Kowalczyk-”. */
const EDGES = /^[\s,;:.|/\-–—_*~<>=+#°•·(]+(?![^(]*\))|(?:[\s,;:|/–—_*~<>=+#•·]|(?<!\p{L})-)+$/gu;

/** Mean probability that words are of a kind. */
export function meanProbability(words: readonly LabelledWord[], label: WordLabel): number {
  const sum = words.reduce((total, word) => total + probabilityOf(word, label), 0);
  return sum / Math.max(1, words.length);
}

/** “Schreinerei Wurm GmbH & Co. KG • Innungsbetrieb”: behind a legal form and a bar stands something else. */
function isEnded(own: readonly LabelledWord[], next: LabelledWord): boolean {
  return next.separator === 'bar' && hasLegalForm(own.map(({ text }) => text).join(' '));
}

/** How sure a form of address is one. */
const ADDRESSED = 0.9;
/** What is left of a firm's probability behind it: firms are not addressed. */
const FIRM_BEHIND = 0.03;

/** “The Revd Canon Philippa Thorneycroft”: behind a form of address stands a person, whatever the words look like alone. */
function withAddressed(run: readonly LabelledWord[]): LabelledWord[] {
  const firm = labelIndex.organisation;
  let isAddressed = false;
  return run.map((word, i) => {
    const before = run[i - 1];
    isAddressed =
      before !== undefined &&
      word.separator === 'space' &&
      (isAddressed || probabilityOf(before, 'honorific') >= ADDRESSED);
    if (!isAddressed || hasLegalForm(`X ${word.text}`)) return word;
    const weights = word.probabilities.map((each, label) =>
      label === firm ? each * FIRM_BEHIND : each,
    );
    const sum = weights.reduce((total, each) => total + each, 0);
    return { ...word, probabilities: weights.map((each) => each / sum) };
  });
}

/** How many words a legal form has: “S. A. de C. V.”. */
const LONGEST_FORM = 4;

/** How many words behind an organization are its legal form, though the network took them for something else. */
function legalFormBehind(
  own: readonly LabelledWord[],
  line: LaidLine,
  next: readonly LabelledWord[],
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
  own: readonly LabelledWord[],
  words: readonly LabelledWord[],
): LabelledWord | undefined {
  const text = own.map((word) => word.text).join(' ');
  if (!hasLegalForm(`X ${text}`) || withoutLegalForm(`X ${text}`) !== 'x') return undefined;
  const before = words[words.indexOf(own[0] as LabelledWord) - 1];
  const isHost =
    before?.taken && before.line === own[0]?.line && /^[^@\s]+\.\p{L}{2,}$/u.test(before.text);
  return isHost ? before : undefined;
}

/** “M.ª” of “M.ª Ángeles Peña”: what is abbreviated is never a whole name. */
const isAbbreviatedName = ([first, second]: readonly LabelledWord[]) =>
  second === undefined && /^\p{Lu}\p{Ll}?(?:\.[ªºa]?|[ªº])\.?$/u.test(first?.text ?? '');

/** How sure “Avocate à la Cour” is a title, which others bear behind their name. */
const WRITTEN_DEGREE = 0.9;

function segmentOf(words: LabelledWord[], label: WordLabel, line: LaidLine): Segment {
  const [first] = words as [LabelledWord];
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

const MARIA = /^(?:Ma\.|M\.?ª)$/;

/** “Mª del Carmen”, “Ma. Guadalupe”: an abbreviated name, and no form of address, before a small word. */
function withAbbreviatedNames(words: readonly LabelledWord[], labels: WordLabel[]): WordLabel[] {
  return labels.map((label, i) => {
    const next = words[i + 1];
    const text = words[i]?.text ?? '';
    const isAbbreviated =
      label === 'honorific' && labels[i + 1] === 'name' && /^\p{Lu}\p{L}?[ªº.]?$/u.test(text);
    const isOfName = /^\p{Ll}/u.test(next?.text ?? '') || MARIA.test(text);
    return isAbbreviated && isOfName ? 'name' : label;
  });
}

/** “Partner, arkitekt MAA”: what begins with a small letter behind a title is no degree. */
function withSmallTitles(
  words: readonly LabelledWord[],
  labels: readonly WordLabel[],
): WordLabel[] {
  const fitted = [...labels];
  for (let i = 1; i < fitted.length; i++) {
    const behindTitle = fitted[i - 1] === 'title' && fitted[i] === 'credential';
    if (behindTitle && /^\p{Ll}{4}/u.test(words[i]?.text ?? ''))
      for (let j = i; fitted[j] === 'credential'; j++) fitted[j] = 'title';
  }
  return fitted;
}

/** How probable a title must be for a line of words that were taken for degrees. */
const TITLE_AMONG_DEGREES = 0.1;

/** “Avocate à la Cour” is a title, though other people bear it behind their name: degrees are abbreviated. */
function withWrittenTitles(
  words: readonly LabelledWord[],
  labels: readonly WordLabel[],
): WordLabel[] {
  if (labels.includes('name')) return [...labels];
  const degrees = words.filter((_, i) => labels[i] === 'credential');
  const isWritten =
    degrees.some(({ text }) => /^\p{L}\p{Ll}{3}/u.test(text)) &&
    degrees.every(({ text }) => !/\d|\.|\p{Ll}\p{Lu}|^\p{Lu}{2,},?$/u.test(text));
  if (!isWritten || meanProbability(degrees, 'title') < TITLE_AMONG_DEGREES) return [...labels];
  return labels.map((label) => (label === 'credential' ? 'title' : label));
}

/** “Dato’ Ir. Hj. Ahmad”: an abbreviation between forms of address and the name is one of them. */
function withAbbreviatedHonorifics(
  words: readonly LabelledWord[],
  labels: readonly WordLabel[],
): WordLabel[] {
  const fitted = [...labels];
  for (let i = 1; i + 1 < fitted.length; i++) {
    const isBetween =
      fitted[i - 1] === 'honorific' && fitted[i] === 'name' && fitted[i + 1] === 'name';
    const text = words[i]?.text ?? '';
    if (isBetween && /^\p{Lu}\p{Ll}{1,3}\.$/u.test(text) && !MARIA.test(text))
      fitted[i] = 'honorific';
  }
  return fitted;
}

/** “& PARTNER mbB”: the second line of a firm. */
function isEndOfFirm(words: readonly LabelledWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return /^[&+]/.test(text) && !/\d/.test(text) && hasLegalForm(text);
}

/** “BSc (Hort.), MBA”: what a degree is in. */
function withFieldsOfDegrees(words: readonly LabelledWord[], labels: readonly WordLabel[]) {
  return labels.map((label, i) => {
    const isField = label === 'name' && /^\(\p{L}+\.?\),?$/u.test(words[i]?.text ?? '');
    return isField && labels[i - 1] === 'credential' ? 'credential' : label;
  });
}

/** From which word on a run is the name of a firm, up to its legal form at the end: “Clínica Médica, Lda.” */
function firmAtEnd(words: readonly LabelledWord[], labels: readonly WordLabel[]): number {
  const none = words.length;
  const textFrom = (at: number) =>
    words
      .slice(at)
      .map((word) => word.text)
      .join(' ');
  const forms = Array.from({ length: LONGEST_FORM }, (_, i) => words.length - 1 - i);
  if (!forms.some((at) => at > 0 && hasLegalForm(`X ${textFrom(at)}`))) return none;
  // “H. Bambang Sutrisno, S.E.” is a person with a degree, and no Societas Europaea.
  if (textFrom(none - 1).replace(/\P{L}/gu, '').length < 3 && labels.includes('name')) return none;
  // A comma may stand before the legal form, and before nothing else of a firm.
  let from = words.length - 1;
  while (from > 0 && (words[from]?.separator === 'space' || from === words.length - 1)) from--;
  const own = labels.slice(from);
  return own.includes('organisation') || words.slice(from).some(({ text }) => /\d/.test(text))
    ? none
    : from;
}

/** Cuts the words of a card into runs of one kind; words that a grammar has taken stand between them. */
export function cutSegments(words: readonly LabelledWord[], lines: readonly LaidLine[]): Segment[] {
  const runs: LabelledWord[][] = [];
  let previous: LabelledWord | undefined;
  for (const word of words) {
    if (!word.taken) {
      if (previous && !previous.taken && previous.line === word.line) runs.at(-1)?.push(word);
      else runs.push([word]);
    }
    previous = word;
  }
  return runs.map(withAddressed).flatMap((run) => {
    const likely = [
      withAbbreviatedNames,
      withAbbreviatedHonorifics,
      withSmallTitles,
      withWrittenTitles,
      withFieldsOfDegrees,
    ].reduce((labels, fit) => fit(run, labels), bestLabels(run));
    const firm = isEndOfFirm(run) ? 0 : firmAtEnd(run, likely);
    const labels = likely.map((label, i): WordLabel => (i >= firm ? 'organisation' : label));
    const segments: Segment[] = [];
    let own: LabelledWord[] = [];
    for (let i = 0; i < run.length; i++) {
      const word = run[i] as LabelledWord;
      const label = labels[i] ?? 'other';
      own.push(word);
      const next = run[i + 1];
      // “Owner / Lead Event Stylist”, “Director, Events” are one title; behind a bar stands another, or the same in English.
      const goesOn =
        next &&
        labels[i + 1] === label &&
        !(label === 'organisation' && isEnded(own, next)) &&
        ((label === 'title' && next.separator !== 'bar') ||
          (label === 'name' && isAbbreviatedName(own)) ||
          next.begins < BEGINNING[next.separator]);
      const line = lines[word.line];
      if (goesOn || !line) continue;
      if (label === 'organisation') {
        const form = legalFormBehind(own, line, run.slice(i + 1));
        own.push(...run.slice(i + 1, i + 1 + form));
        i += form;
      }
      const host = label === 'organisation' ? hostOf(own, words) : undefined;
      const segment = segmentOf(host ? [host, ...own] : own, label, line);
      segments.push(host ? { ...segment, probability: meanProbability(own, label) } : segment);
      own = [];
    }
    return segments.filter(({ text }) => text !== '');
  });
}
