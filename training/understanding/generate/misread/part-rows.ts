import type { Random } from '@cardsift/invented-cards/random';
import type { PlacedLine } from '../lay-out-card.ts';
import { splitSpans, trimSpans } from '../printed-text.ts';

/** Sometimes reads adjacent lines of one row as one line. Wide gaps keep them apart. */
export function mergeRows(lines: PlacedLine[], random: Random): PlacedLine[] {
  if (!random.chance(0.3)) return lines;
  const merged: PlacedLine[] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const other = merged.find(
      (each) =>
        Math.abs(each.y - line.y) < 0.3 * Math.min(each.height, line.height) &&
        line.x > each.x + each.width &&
        line.x - each.x - each.width < 3 * line.height &&
        Math.max(each.height, line.height) < 1.4 * Math.min(each.height, line.height),
    );
    if (other && random.chance(0.5)) {
      other.spans = [
        ...other.spans,
        { text: random.chance(0.7) ? ' ' : '  ', value: null },
        ...line.spans,
      ];
      other.width = line.x + line.width - other.x;
    } else merged.push({ ...line });
  }
  return merged;
}

/** Reads a line with a wide gap or a bar as two lines, and sometimes others too. */
export function splitLines(lines: PlacedLine[], random: Random): PlacedLine[] {
  return lines.flatMap((line) => {
    const text = line.spans.map((span) => span.text).join('');
    const wide = /\s{3,}| [|•·] /.exec(text);
    const at = wide
      ? wide.index + 1
      : random.chance(0.15)
        ? text.indexOf(' ', text.length / 3)
        : -1;
    if (at <= 0 || !random.chance(wide ? (/\s{3}/.test(text) ? 0.8 : 0.12) : 0.05)) return [line];
    const [left, right] = splitSpans(line.spans, at);
    const share = at / text.length;
    const bar = /^[\s|•·]+/;
    const rest = trimSpans(right);
    if (rest[0]) rest[0] = { ...rest[0], text: rest[0].text.replace(bar, '') };
    return [
      { ...line, spans: trimSpans(left), width: line.width * share * 0.97 },
      {
        ...line,
        spans: rest,
        x: line.x + line.width * (share + 0.03),
        width: line.width * (1 - share) * 0.97,
      },
    ];
  });
}
