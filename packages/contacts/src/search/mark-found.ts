import { fold } from '../text/fold.ts';
import { parseSearch } from './search-query.ts';

interface TextPart {
  text: string;
  /** Whether this part matches the search. */
  marked: boolean;
}

/** Cuts a text into parts that show why it was found. Joined, they are the text. */
export function markFound(text: string, search: string): TextPart[] {
  const marked = new Set<number>();
  for (const term of parseSearch(search)) {
    const { phone } = term;
    markIn(marked, text, fold, term.text);
    if (phone) markIn(marked, text, (letter) => letter.replace(/\D/g, ''), phone.digits);
  }
  return cut(text, marked);
}

/** Marks every place where the text contains `part`, comparing letter by letter after `read`. */
function markIn(marked: Set<number>, text: string, read: (letter: string) => string, part: string) {
  let seen = '';
  /** For every character after `read`, the start and end of its letter in the text. */
  const origins: { start: number; end: number }[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const letterSeen = read(letter);
    for (let i = 0; i < letterSeen.length; i += 1) origins.push({ start, end });
    seen += letterSeen;
    start = end;
  }
  for (let at = seen.indexOf(part); at >= 0; at = seen.indexOf(part, at + 1)) {
    const end = origins[at + part.length - 1]?.end ?? 0;
    for (let index = origins[at]?.start ?? 0; index < end; index += 1) marked.add(index);
  }
}

function cut(text: string, marked: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = parts.at(-1);
    const letter = text.charAt(index);
    if (last?.marked === marked.has(index)) last.text += letter;
    else parts.push({ text: letter, marked: marked.has(index) });
  }
  return parts;
}
