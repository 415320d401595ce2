import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelled } from '../scan-error.ts';
import { free, PICTURE, photo, read, setUpScanner } from '../testing/set-up-scanner.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('a pile', () => {
  test('is read card by card while the next one is taken, each with a scan of its own', async () => {
    const { scanner, steps, list, statuses } = setUpScanner();
    await Promise.all(
      ['Ada.jpg', 'Bo.jpg', 'Cy.jpg'].map((name) => scanner.addToPile(photo(name))),
    );
    await vi.waitFor(() => expect(list).toEqual(['Ada', 'Bo', 'Cy']));
    expect(steps.reserve.mock.calls).toEqual([[1], [1], [1]]);
    expect(statuses()).toEqual(['completed', 'completed', 'completed']);
    expect(scanner.getState().pile.map(({ name }) => name)).toEqual([
      'Ada.jpg',
      'Bo.jpg',
      'Cy.jpg',
    ]);
  });

  test('goes on beside selected files that are processed', async () => {
    const { scanner, list } = setUpScanner();
    scanner.choose([photo('Ada.jpg')], free);
    const running = scanner.start();
    await Promise.all([running, scanner.addToPile(photo('Bo.jpg'))]);
    await vi.waitFor(() => expect(list.toSorted()).toEqual(['Ada', 'Bo']));
    expect(scanner.getState().phase).toBe('idle');
  });

  test('is read on this device without a network', async () => {
    const { scanner, steps, state, list } = setUpScanner();
    state.online = false;
    steps.place.mockResolvedValue('device');
    steps.readOnDevice.mockResolvedValueOnce(read('Ada')).mockResolvedValueOnce(read('Bo'));
    await Promise.all([scanner.addToPile(photo('1.jpg')), scanner.addToPile(photo('2.jpg'))]);
    await vi.waitFor(() => expect(list).toEqual(['Ada', 'Bo']));
    expect(steps.send).not.toHaveBeenCalled();
    expect(steps.reserve).not.toHaveBeenCalled();
  });

  test('keeps a photo for which no scan is left among the selected files', async () => {
    const { scanner, steps, statuses, notifyError } = setUpScanner();
    steps.reserve.mockResolvedValue(false);
    await scanner.addToPile(photo('Ada.jpg'));
    expect(scanner.getState()).toMatchObject({ pile: [], files: [{ name: 'Ada.jpg' }] });
    expect(statuses()).toEqual([]);
    expect(notifyError).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Daily limit exceeded' }),
    );
  });

  test('forgets a photo that is taken again, and what was saved from it', async () => {
    const { scanner, undo, statuses, pictures } = setUpScanner();
    const [ada, bo] = [photo('Ada.jpg'), photo('Bo.jpg')];
    await scanner.addToPile(ada);
    await scanner.addToPile(bo);
    await scanner.takeBackPhoto(ada);
    expect(undo).toHaveBeenCalledOnce();
    expect(scanner.getState().pile).toEqual([bo]);
    expect(statuses()).toEqual(['completed']);
    expect(pictures.forget).toHaveBeenCalledWith([PICTURE]);
  });

  test('stops reading a photo that is taken again, and nothing else', async () => {
    const { scanner, steps, list, statuses, notifyError } = setUpScanner();
    const [ada, bo] = [photo('Ada.jpg'), photo('Bo.jpg')];
    steps.send.mockImplementationOnce(
      (_image: File, sending?: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          sending?.signal.addEventListener('abort', () => reject(cancelled()));
        }),
    );
    const first = scanner.addToPile(ada);
    await vi.waitFor(() => expect(steps.send).toHaveBeenCalled());
    await scanner.addToPile(bo);
    await scanner.takeBackPhoto(ada);
    await first;
    expect(list).toEqual(['Bo']);
    expect(statuses()).toEqual(['completed']);
    expect(notifyError).not.toHaveBeenCalled();
  });

  test('lets a photo go before its scan is set aside, or before its turn', async () => {
    const { scanner, steps, list, statuses } = setUpScanner();
    const [ada, bo] = [photo('Ada.jpg'), photo('Bo.jpg')];
    const adding = [scanner.addToPile(ada), scanner.addToPile(bo)];
    await scanner.takeBackPhoto(bo);
    await Promise.all(adding);
    expect(list).toEqual(['Ada']);
    expect(statuses()).toEqual(['completed']);
    expect(steps.send).toHaveBeenCalledOnce();
  });

  test('takes back what waits on this device, too', async () => {
    const { scanner, state, waiting, statuses } = setUpScanner();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    state.failSaves.add('Ada');
    state.failure = Object.assign(new Error('offline'), { status: 0, name: 'TypeError' });
    const ada = photo('Ada.jpg');
    await scanner.addToPile(ada);
    const [, , key] = waiting.saveCard.mock.calls[0] ?? [];
    await scanner.takeBackPhoto(ada);
    expect(waiting.discard).toHaveBeenCalledExactlyOnceWith(key?.saveKey);
    expect(statuses()).toEqual([]);
  });

  test('keeps what cannot be taken back on the page', async () => {
    const { scanner, undo, statuses, notifyError } = setUpScanner();
    undo.mockRejectedValue(new Error('offline'));
    const ada = photo('Ada.jpg');
    await scanner.addToPile(ada);
    await scanner.takeBackPhoto(ada);
    expect(statuses()).toEqual(['completed']);
    expect(notifyError).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Failed to undo the save' }),
    );
  });

  test('makes room for the next one, and keeps what was read', async () => {
    const { scanner, statuses } = setUpScanner();
    await scanner.addToPile(photo('Ada.jpg'));
    scanner.startNextPile();
    expect(scanner.getState().pile).toEqual([]);
    expect(statuses()).toEqual(['completed']);
  });
});
