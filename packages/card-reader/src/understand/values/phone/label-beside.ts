import { type LaidLine, sharesRow } from '../../card/lay-out.ts';
import type { LabelKind } from '../../lexicon/phone-labels.ts';
import { labelAlone } from './phone-label.ts';

/** A label that is a line of its own. */
export interface LabelBeside {
  kind: LabelKind;
  text: string;
}

function asLabel(line: LaidLine | undefined): LabelBeside | null {
  const kind = line && labelAlone(line.text);
  return line && kind ? { kind, text: line.text } : null;
}

/** In line heights of the number: how far below its label it may begin, and how far to either side. */
const BELOW = 1;

/** “CVR” above “30 55 12 48”: the name of a register, which can mean no number above it. */
function registerAbove(lines: readonly LaidLine[], { box }: LaidLine): LabelBeside | null {
  const height = box.bottom - box.top;
  const above = lines.find(
    (line) =>
      line.box.bottom - height / 2 <= box.top &&
      box.top - line.box.bottom <= BELOW * height &&
      Math.abs(line.box.left - box.left) <= BELOW * height,
  );
  const label = asLabel(above);
  return label?.kind === 'other' ? label : null;
}

/** The label of a line of digits: to its left in the same row, or a register's name above it. */
export function labelBeside(lines: readonly LaidLine[], index: number): LabelBeside | null {
  const own = lines[index];
  if (!own) return null;
  const [beside] = lines
    .filter(
      (line) => line !== own && sharesRow(line.box, own.box) && line.box.right <= own.box.left + 2,
    )
    .sort((a, b) => b.box.right - a.box.right);
  return asLabel(beside) ?? registerAbove(lines, own);
}
