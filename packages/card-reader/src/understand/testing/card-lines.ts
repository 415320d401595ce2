import type { TextLine } from '../../reading.ts';

export interface PrintedLine {
  text: string;
  /** Height of the text in pixels. */
  size?: number;
  /** Left edge; lines stand at 60 unless told. */
  x?: number;
  /** Top edge; below the line before unless told. */
  y?: number;
  confidence?: number;
}

/** Lines as the text reader gives them: a small invented card set from top to bottom. */
export function cardLines(...printed: (string | PrintedLine)[]): TextLine<'frame'>[] {
  let bottom = 40;
  return printed.map((entry) => {
    const {
      text,
      size = 24,
      x = 60,
      y = bottom + 16,
      confidence = 0.98,
    } = typeof entry === 'string' ? { text: entry } : entry;
    bottom = y + size;
    const right = x + text.length * size * 0.5;
    const quad = [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ] as const;
    return { text, quad, confidence };
  });
}
