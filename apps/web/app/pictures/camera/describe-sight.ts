import type { Sight } from './automatic-shot/decide-shot.ts';

/** What the camera sees and what helps, in one sentence: it stands below the picture and is read out. */
export function describeSight(
  sight: Sight,
  { isAutomatic, taken, most }: { isAutomatic: boolean; taken: number; most: number },
): string {
  switch (sight) {
    case 'nothing':
      return 'Place a card in front of the camera';
    case 'card':
      return 'Card seen. Hold still';
    case 'ready':
      return isAutomatic ? 'Card seen. Hold still' : 'Card seen. Press Take Photo';
    case 'blurred':
      return 'Not sharp. Hold still, farther away or in more light';
    case 'glare':
      return 'Glare on the card. Tilt it a little';
    case 'taken':
      return taken < most
        ? `Taken, ${taken} of ${most}. Next card, please`
        : `Taken, ${taken} of ${most}`;
  }
}
