/** The ways in which a reading can differ from the truth, from the smallest difference to the largest. */
export type Miss =
  | 'nothing read'
  | 'invented'
  | 'capitals'
  | 'spaces'
  | 'diacritics'
  | 'one or two letters'
  | 'another text';

/**
 * Tells which part of the reader to improve: a lost accent points to the recognizer, text of another line to
 * understanding.
 */
export function describeMiss(truth: string, reading: string): Miss {
  if (reading === '') return 'nothing read';
  if (truth === '') return 'invented';
  let [left, right] = [truth.toLowerCase(), reading.toLowerCase()];
  if (left === right) return 'capitals';
  [left, right] = [withoutSpaces(left), withoutSpaces(right)];
  if (left === right) return 'spaces';
  [left, right] = [withoutMarks(left), withoutMarks(right)];
  if (left === right) return 'diacritics';
  return editDistance(left, right) <= 2 ? 'one or two letters' : 'another text';
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss');
}

/** Levenshtein distance, one row at a time. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...left].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (right[j - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
