import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { WatchedSocket } from './watched-socket.ts';

// Waiting longer costs only tests that fail; a busy machine draws a page of dialogs slowly.
configure({ asyncUtilTimeout: 120_000 });

globalThis.WebSocket = WatchedSocket as never;

afterEach(() => {
  cleanup();
  localStorage.clear();
  // Test files share a page.
  window.CARDSIFT = undefined;
});

// What components ask of a browser's layout and jsdom does not have.
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
