import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PRO_LINK } from '#app/account/plan/pro-link.ts';
import { ScanError } from '../scan-error.ts';
import { free, PICTURE, photo, read, refused, setUpScanner } from '../testing/set-up-scanner.ts';
import type { CardPicture } from './job.ts';
import { NO_BATCH } from './last-batch.ts';

describe('createScanningSession', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });

  test('reserves all scans, then processes the files one at a time and in order', async () => {
    const { scanner, steps, list, statuses, process, notify, onUsageChanged } = setUpScanner();
    const most = { running: 0 };
    scanner.subscribe(() => {
      const running = statuses().filter((status) => status === 'processing').length;
      most.running = Math.max(most.running, running);
    });
    await process('Ada.jpg', 'Bo.jpg', 'Cy.jpg');
    expect(steps.reserve).toHaveBeenCalledExactlyOnceWith(3);
    expect(list).toEqual(['Ada', 'Bo', 'Cy']);
    expect(most.running).toBe(1);
    expect(statuses()).toEqual(['completed', 'completed', 'completed']);
    expect(scanner.getState()).toMatchObject({ phase: 'idle', files: [], lastBatch: NO_BATCH });
    expect(notify).toHaveBeenCalledWith({
      title: '1 contact(s) processed',
      description:
        'Successfully extracted and saved 1 contact(s) from Ada.jpg. Download individual vCards below.',
    });
    expect(onUsageChanged).toHaveBeenCalledTimes(2);
  });

  test('aborts and keeps the selection when no scans are left', async () => {
    const { scanner, steps, process, notifyError } = setUpScanner();
    steps.reserve.mockResolvedValue(false);
    await process('Ada.jpg', 'Bo.jpg');
    expect(notifyError).toHaveBeenCalledExactlyOnceWith({
      title: 'Daily limit exceeded',
      description: 'You have reached your daily limit of 10 uploads. Try again tomorrow.',
      link: PRO_LINK,
    });
    expect(scanner.getState()).toMatchObject({ phase: 'idle', jobs: [] });
    expect(scanner.getState().files).toHaveLength(2);
    expect(steps.send).not.toHaveBeenCalled();
  });

  test('says that there is no connection instead of blaming the limit', async () => {
    const { steps, process, notifyError } = setUpScanner();
    steps.reserve.mockRejectedValue(new ScanError('network', 'No connection.'));
    await process('Ada.jpg');
    expect(notifyError).toHaveBeenCalledExactlyOnceWith({
      title: 'Processing failed',
      description: 'No connection.',
    });
  });

  test('goes on with the next file after a failure, and can try the failed one again', async () => {
    const { scanner, answers, list, statuses, process, notifyError } = setUpScanner();
    answers.set('Ada.jpg', [refused(500)]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(statuses()).toEqual(['error', 'completed']);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith({
      title: 'Processing failed',
      description: 'Failed to process Ada.jpg: HTTP error! status: 500',
    });
    await scanner.retry(scanner.getState().jobs[0]?.id);
    expect(statuses()).toEqual(['completed', 'completed']);
    expect(list).toEqual(['Bo', 'Ada']);
  });

  test('says before a retry whether it counts as another scan', async () => {
    const { scanner, answers, process } = setUpScanner();
    answers.set('Ada.jpg', [refused(422)]);
    answers.set('Bo.jpg', [refused(500)]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(scanner.getState().jobs.map(({ error }) => error?.retryCostsScan)).toEqual([
      true,
      false,
    ]);
  });

  test('saves every contact of a picture, skipping one that is refused', async () => {
    const { answers, state, list, statuses, contacts, process, notify } = setUpScanner();
    answers.set('Two.jpg', [read('Ada', 'Bo')]);
    state.failSaves.add('Ada');
    await process('Two.jpg');
    expect(list).toEqual(['Bo']);
    expect(statuses()).toEqual(['completed']);
    expect(contacts().map(({ saving }) => saving.kind)).toEqual(['unsaved', 'saved']);
    expect(notify.mock.calls[0]?.[0].title).toBe('1 contact(s) processed');
  });

  test('fails a file of which nothing could be saved; trying again scans nothing', async () => {
    const { scanner, state, steps, list, statuses, process, notifyError } = setUpScanner();
    state.failSaves.add('Ada');
    await process('Ada.jpg');
    expect(notifyError.mock.calls[0]?.[0].description).toBe(
      'Failed to process Ada.jpg: Failed to save any contacts to database',
    );
    state.failSaves.clear();
    await scanner.retry();
    expect(statuses()).toEqual(['completed']);
    expect(list).toEqual(['Ada']);
    expect(steps.send).toHaveBeenCalledTimes(1);
  });

  test('stops the batch when the quota is used up elsewhere, telling it once', async () => {
    const { answers, steps, statuses, process, notifyError } = setUpScanner();
    answers.set('Bo.jpg', [refused(402)]);
    steps.reserve.mockResolvedValueOnce(true).mockResolvedValue(false);
    await process('Ada.jpg', 'Bo.jpg', 'Cy.jpg');
    expect(statuses()).toEqual(['completed', 'error', 'error']);
    expect(notifyError).toHaveBeenCalledTimes(1);
    expect(notifyError.mock.calls[0]?.[0].title).toBe('Daily limit exceeded');
    expect(steps.send).toHaveBeenCalledTimes(2);
  });

  test('begins nothing without a network or a reader on this device, and keeps the selection', async () => {
    const { scanner, state, steps, process, notifyError } = setUpScanner();
    state.online = false;
    await process('Ada.jpg');
    expect(scanner.getState()).toMatchObject({
      phase: 'idle',
      jobs: [],
      files: [{ name: 'Ada.jpg' }],
    });
    expect(notifyError).toHaveBeenCalledExactlyOnceWith({
      title: 'Processing failed',
      description: 'No connection. Check your network and try again.',
    });
    steps.place.mockResolvedValue('device');
    steps.readOnDevice.mockResolvedValue(read('Ada'));
    await scanner.start();
    expect(scanner.getState().jobs).toMatchObject([{ status: 'completed' }]);
    expect(steps.reserve).not.toHaveBeenCalled();
  });

  test('stops while offline and does the rest when everything is tried again', async () => {
    const { scanner, answers, state, steps, list, statuses, process } = setUpScanner();
    answers.set('Ada.jpg', [new ScanError('network', 'No connection.')]);
    steps.reserve.mockImplementationOnce(async () => {
      state.online = false;
      return true;
    });
    await process('Ada.jpg', 'Bo.jpg');
    expect(statuses()).toEqual(['error', 'error']);
    expect(steps.send).toHaveBeenCalledTimes(1);
    state.online = true;
    await scanner.retry();
    expect(list).toEqual(['Ada', 'Bo']);
    expect(steps.reserve).toHaveBeenCalledTimes(1);
  });

  test('stops when it is cancelled: what is done stays, the rest can be tried again', async () => {
    const { scanner, steps, list, statuses, process, notifyError } = setUpScanner();
    steps.send.mockImplementationOnce(async () => {
      scanner.cancel();
      return read('Ada');
    });
    await process('Ada.jpg', 'Bo.jpg', 'Cy.jpg');
    expect(statuses()).toEqual(['completed', 'error', 'error']);
    expect(scanner.getState().jobs[1]?.error?.code).toBe('cancelled');
    expect(notifyError).not.toHaveBeenCalled();
    await scanner.retry();
    expect(list).toEqual(['Ada', 'Bo', 'Cy']);
    expect(steps.reserve).toHaveBeenCalledTimes(1);
  });

  test('goes on when only one upload was cut off', async () => {
    const { answers, statuses, process } = setUpScanner();
    answers.set('Ada.jpg', [new ScanError('network', 'No connection.')]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(statuses()).toEqual(['error', 'completed']);
  });

  test('remembers what a reload will take away', async () => {
    const { scanner, answers, remembered, process } = setUpScanner();
    expect(scanner.getState().lastBatch).toEqual({ undone: ['left.jpg'], cards: 2 });
    answers.set('Bo.jpg', [refused(500)]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(remembered).toEqual([
      ['Ada.jpg', 'Bo.jpg', '0'],
      ['Bo.jpg', '1'],
      ['Bo.jpg', '1'],
    ]);
    scanner.clear();
    expect(remembered.at(-1)).toEqual(['0']);
    expect(scanner.getState().jobs).toEqual([]);
  });

  test('shows the cards, and lets go of their pictures with the batch', async () => {
    const { scanner, pictures, contacts, process } = setUpScanner();
    await process('Ada.jpg');
    expect(contacts()[0]?.pictures).toEqual([PICTURE]);
    scanner.clear();
    expect(pictures.forget).toHaveBeenCalledWith([PICTURE]);
  });

  test('lets go of pictures that come when the batch is cleared already', async () => {
    const { scanner, pictures, process } = setUpScanner();
    const late = Promise.withResolvers<CardPicture[][]>();
    pictures.straighten.mockReturnValue(late.promise);
    await process('Ada.jpg');
    scanner.clear();
    late.resolve([[PICTURE]]);
    await vi.waitFor(() => expect(pictures.forget).toHaveBeenCalledWith([PICTURE]));
  });

  test('keeps that a contact was checked, in its record too', async () => {
    const { scanner, answers, book, contacts, process } = setUpScanner();
    const body = JSON.stringify({ cards: [cardOf('Ada')] });
    answers.set('Ada.jpg', [{ status: 200, contentType: READING_TYPE, body }]);
    await process('Ada.jpg');
    const [scanned] = contacts();
    if (scanned === undefined) throw new Error('nothing was scanned');
    await scanner.correct(scanned.id, scanned.contact, true);
    expect(contacts()[0]?.checked).toBe(true);
    expect(book.correctCard.mock.lastCall).toMatchObject([
      'r-Ada',
      scanned.contact,
      { checked: true, fields: { fullName: { confidence: 1 } } },
    ]);
  });

  test('refuses to clear, to choose and to start twice while it is processing', async () => {
    const { scanner, steps, statuses } = setUpScanner();
    scanner.choose([photo('Ada.jpg')], free);
    const running = scanner.start();
    scanner.clear();
    scanner.choose([photo('Bo.jpg')], free);
    await Promise.all([running, scanner.start()]);
    expect(statuses()).toEqual(['completed']);
    expect(steps.reserve).toHaveBeenCalledTimes(1);
  });

  test('says that the account is full, and where to make room', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { waiting, contacts, process, notifyError } = setUpScanner();
    waiting.saveCard.mockRejectedValue({ code: 'storage_limit_reached', message: 'Full' });
    await process('Ada.jpg');
    expect(notifyError).toHaveBeenCalledWith({
      title: 'Storage Full',
      description: expect.stringMatching(/^Failed to save the contact: /),
      link: { label: 'See storage', href: '/dashboard/settings#storage' },
    });
    expect(contacts()[0]?.saving).toEqual({ kind: 'unsaved', reason: 'failed' });
  });

  test('takes a save back, and saves the corrected contact instead', async () => {
    const { scanner, book, waiting, undo, contacts, process } = setUpScanner();
    await process('Ada.jpg');
    const id = contacts()[0]?.id ?? '';
    await scanner.undo(id);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(contacts()[0]?.saving).toEqual({ kind: 'unsaved', reason: 'undone' });

    const corrected = { fullName: 'Ada Okafor', emails: [], phones: [], urls: [], hashtags: [] };
    await scanner.correct(id, corrected);
    expect(book.correctCard).not.toHaveBeenCalled();
    await scanner.save(id);
    expect(waiting.saveCard.mock.lastCall?.[0]).toEqual(corrected);
    // Else the database would say that it has it.
    const keys = waiting.saveCard.mock.calls.map(([, , { saveKey }]) => saveKey);
    expect(new Set(keys).size).toBe(2);
    expect(contacts()[0]?.saving.kind).toBe('saved');
  });

  test('writes a correction of a saved contact into its record', async () => {
    const { scanner, book, contacts, process } = setUpScanner();
    await process('Ada.jpg');
    const scanned = contacts()[0];
    if (scanned === undefined) throw new Error('nothing was scanned');
    const corrected = { ...scanned.contact, title: 'CFO' };
    await scanner.correct(scanned.id, corrected);
    expect(book.correctCard).toHaveBeenCalledWith('r-Ada', corrected, undefined);
  });

  test('shows the old state again when a correction or an undo fails', async () => {
    const { scanner, book, undo, contacts, process, notifyError } = setUpScanner();
    await process('Ada.jpg');
    const before = contacts()[0];
    if (before === undefined) throw new Error('nothing was scanned');
    book.correctCard.mockRejectedValue(new Error('down'));
    undo.mockRejectedValue(new Error('down'));
    await scanner.correct(before.id, { ...before.contact, title: 'CFO' });
    await scanner.undo(before.id);
    expect(contacts()[0]).toEqual(before);
    expect(notifyError).toHaveBeenCalledTimes(2);
  });
});
