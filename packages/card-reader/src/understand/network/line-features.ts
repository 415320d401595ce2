import { heightOf } from '../card/box.ts';
import type { LaidLine } from '../card/lay-out.ts';
import type { CardMeasures } from '../card/measures.ts';
import { domainAgreement } from '../own-addresses/domain-agreement.ts';
import { nameAgreement } from '../own-addresses/name-agreement.ts';
import type { OwnAddresses } from '../own-addresses/own-addresses.ts';
import { isAllCaps } from '../text/letter-case.ts';
import type { CardWord } from './card-words.ts';
import { on, within } from './clamp.ts';

/** Long lines are no names and no firms, and comparing them costs time. */
const MOST_COMPARED = 9;

/** Where a line stands, how large it is, and how it agrees with the card’s addresses. */
export function lineFeatures(
  line: LaidLine,
  words: readonly CardWord[],
  lines: readonly LaidLine[],
  index: number,
  { own, measures }: { own: OwnAddresses; measures: CardMeasures },
): number[] {
  const { box } = line;
  const { extent, tallest, typicalHeight } = measures;
  const width = Math.max(1, extent.right - extent.left);
  const height = Math.max(1, extent.bottom - extent.top);
  const ownHeight = heightOf(box);
  const free = words.filter(({ taken }) => !taken);
  const first = free[0];
  const last = free.at(-1);
  const text = first && last ? line.text.slice(first.start, last.end) : '';
  const compared = free.length > 0 && free.length <= MOST_COMPARED;
  const upper = lines[index - 1]?.box;
  const lower = lines[index + 1]?.box;
  const name = compared ? nameAgreement(text, own.locals) : 0;
  const domain = compared ? domainAgreement(text, own.labels) : 0;
  return [
    line.confidence,
    (box.left - extent.left) / width,
    (extent.right - box.right) / width,
    (box.left + box.right - extent.left - extent.right) / width,
    ((box.top + box.bottom) / 2 - extent.top) / height,
    (box.right - box.left) / width,
    within(Math.log2(ownHeight / typicalHeight), -2, 3),
    within(Math.log2(ownHeight / tallest), -4, 0),
    on(ownHeight >= tallest * 0.93),
    upper ? within((box.top - upper.bottom) / ownHeight, -1.5, 4) : 4,
    lower ? within((lower.top - box.bottom) / ownHeight, -1.5, 4) : 4,
    on(upper === undefined),
    on(lower === undefined),
    within(words.length / 8, 0, 2),
    within(free.length / 8, 0, 2),
    on(free.length === 0),
    on(isAllCaps(text)),
    name,
    on(name >= 0.8),
    domain,
    on(domain >= 0.8),
  ];
}
