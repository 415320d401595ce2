import { onTestFinished, vi } from 'vitest';

/** Takes the network away, as the browser tells of it, for the rest of the test or until it is given back. */
export function cutNetwork(): { restore(): void } {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const restore = () => {
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
  onTestFinished(restore);
  return { restore };
}
