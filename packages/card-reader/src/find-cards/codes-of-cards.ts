import { polygonContains } from '../geometry/quad-area.ts';
import { distance } from '../geometry/quad-size.ts';
import type { QrCode } from '../qr-codes/qr-code.ts';
import type { TextGroup } from './text-group.ts';

/**
 * The texts of the codes on each card: codes within its outline, and codes beside it when no other card's text is
 * nearer.
 */
export function codesOfCards(codes: readonly QrCode[], cards: readonly TextGroup[]): string[][] {
  const texts: string[][] = cards.map(() => []);
  for (const code of codes) texts[cardOf(code, cards)]?.push(code.text);
  return texts;
}

function cardOf({ center }: QrCode, cards: readonly TextGroup[]): number {
  const outlined = cards.findIndex(({ quad }) => quad && polygonContains(quad, center));
  if (outlined >= 0) return outlined;
  const away = cards.map(({ regions }) =>
    Math.min(...regions.flat().map((corner) => distance(corner, center))),
  );
  return away.indexOf(Math.min(...away));
}
