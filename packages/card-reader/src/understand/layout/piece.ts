import type { Box } from './lay-out.ts';

/** A run of text that belongs to one field: what is left of a line, or a part of it. */
export interface Piece {
  text: string;
  /** Index into the reading's lines. */
  line: number;
  box: Box;
  /** Of the recogniser, 0 to 1. */
  confidence: number;
}

export const heightOf = (box: Box) => Math.max(1, box.bottom - box.top);

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
