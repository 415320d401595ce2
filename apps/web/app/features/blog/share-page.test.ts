import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'A post', text: 'About cards', url: 'https://cardsift.example/blog/a-post' };
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

function give(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  give('share', share);
  give('clipboard', { writeText });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('sharePage', () => {
  it('opens the share sheet with title, text and address', async () => {
    expect(await sharePage(page)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(page);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where there is no share sheet', async () => {
    give('share', undefined);
    expect(await sharePage(page)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(page.url);
  });

  it('copies the address when sharing fails', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await sharePage(page)).toBe('copied');
  });

  it('copies nothing when the sheet was closed', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect(await sharePage(page)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says so when the clipboard refuses, too', async () => {
    give('share', undefined);
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await sharePage(page)).toBe('failed');
  });
});
