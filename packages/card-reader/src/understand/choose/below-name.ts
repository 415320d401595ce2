import type { Passage } from './passage.ts';

/** How far below a name a title stands, in heights of the name; much for one above it. */
export function belowName(title: Passage, name: Passage): number {
  const gap = (title.box.top - name.box.bottom) / Math.max(1, name.height);
  const aside = Math.max(0, title.box.left - name.box.right, name.box.left - title.box.right);
  return (gap < -1.2 ? 4 - gap : Math.max(0, gap)) + aside / Math.max(1, name.height);
}
