import { useEffect, useRef } from 'react';
import { incomingPictures } from '#app/browser/installed/incoming-pictures.ts';

/**
 * Selects pictures that were shared with the app or opened with it, once nothing is being processed. It does not
 * process them: any web page can post pictures here, and a scan costs.
 */
export function useIncomingPictures(
  isBusy: boolean,
  choose: (pictures: readonly File[]) => unknown,
): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    if (isBusy) return;
    const take = () => {
      const pictures = incomingPictures.take();
      if (pictures.length > 0) latest.current(pictures);
    };
    take();
    return incomingPictures.subscribe(take);
  }, [isBusy]);
}
