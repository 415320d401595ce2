import { copyText } from '#app/browser/clipboard/copy-text.ts';

interface SharedPage {
  title: string;
  text: string;
  url: string;
}

/**
 * Opens the device's share sheet; where there is none, or sharing fails, the address is copied.
 * Closing the sheet is a decision and not a failure.
 */
export async function sharePage(
  page: SharedPage,
): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      console.error('The share sheet failed', error);
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'failed';
}
