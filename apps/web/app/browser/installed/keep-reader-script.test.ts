import { expect, it, vi } from 'vitest';
import { keepReaderScript } from './keep-reader-script.ts';

vi.mock('#app/device-reader/device-reader.ts', () => ({
  deviceReader: {
    getState: () => ({ kind: 'ready' }),
    subscribe: () => () => undefined,
    check: async () => undefined,
  },
}));

it('asks a worker that has not taken over the page yet', async () => {
  const active = { postMessage: vi.fn() };
  let activate = (_: { active: typeof active }) => {};
  const ready = new Promise<{ active: typeof active }>((resolve) => {
    activate = resolve;
  });
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, ready } });
  keepReaderScript();
  await Promise.resolve();
  expect(active.postMessage).not.toHaveBeenCalled();
  activate({ active });
  await vi.waitFor(() =>
    expect(active.postMessage).toHaveBeenCalledWith({ type: 'keep reader' }, [
      expect.any(MessagePort),
    ]),
  );
});
