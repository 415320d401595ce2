import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WatchedSocket } from './watched-socket.ts';

// Waiting longer costs only tests that fail; a busy machine draws a page of dialogs slowly.
configure({ asyncUtilTimeout: 120_000 });

globalThis.WebSocket = WatchedSocket as never;

/** Some tests ask for no page. */
const isPage = typeof window !== 'undefined';
if (isPage) addLayout();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (isPage) localStorage.clear();
});

/** What components ask of a browser's layout and jsdom does not have. */
function addLayout(): void {
  window.matchMedia ??= (() => ({ matches: false, addEventListener() {} })) as never;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
}
