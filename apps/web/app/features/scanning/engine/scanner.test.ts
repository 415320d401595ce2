import type { Contact } from '@cardsift/contacts/contact';
import { cardOf } from '@cardsift/extraction/testing/fake-pool';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SaveKey } from '#app/contact-book/save-key.ts';
import type { ReadingPlace } from '#app/device-reader/reading-place.ts';
import { PRO_LINK } from '#app/plan/pro-link.ts';
import type { WorkflowAnswer } from '../reading/read-answer.ts';
import { cancelled, ScanError } from '../scan-error.ts';
import type { CardPicture } from './job.ts';
import { NO_BATCH } from './last-batch.ts';
import { createScanner } from './scanner.ts';

const free = { batchMax: 5, remaining: 10 };
const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const vcard = (name: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEND:VCARD\r\n`;
const read = (...names: string[]): WorkflowAnswer => ({
  status: 200,
  contentType: 'text/vcard',
  body: names.map(vcard).join(''),
});
const refused = (status: number): WorkflowAnswer => ({ status, contentType: '', body: '' });

const corner = { x: 0, y: 0 };
const PICTURE: CardPicture = {
  url: 'blob:card',
  width: 9,
  height: 5,
  quad: [corner, corner, corner, corner],
};

/** A scanner whose workflow answers by file name; a name without an answer is read as itself. */
function setUp() {
  const answers = new Map<string, (WorkflowAnswer | Error)[]>();
  const list: string[] = [];
  const remembered: string[][] = [];
  const pictures = {
    straighten: vi.fn(async (_image: File, cards: readonly unknown[]) =>
      cards.map((): CardPicture[] => [PICTURE]),
    ),
    forget: vi.fn(),
  };
  const state = { online: true, failSaves: new Set<string>(), failure: new Error('row refused') };
  const steps = {
    prepare: vi.fn(async (file: File) => file),
    send: vi.fn(async (image: File, _sending?: { signal: AbortSignal }) => {
      const answer = answers.get(image.name)?.shift() ?? read(image.name.replace('.jpg', ''));
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    isOnline: () => state.online,
    place: vi.fn(async (): Promise<ReadingPlace> => 'server'),
    readOnDevice: vi.fn((): Promise<WorkflowAnswer> => Promise.reject(new Error('not asked for'))),
    refreshSession: vi.fn(async () => true),
    reserve: vi.fn(async (_count: number) => true),
    wait: vi.fn(async () => undefined),
  };
  const undo = vi.fn(async () => undefined);
  const waiting = {
    saveCard: vi.fn(async (contact: Contact, _reading: unknown, _key: SaveKey) => {
      if (state.failSaves.has(contact.fullName)) throw state.failure;
      list.push(contact.fullName);
      return { id: `r-${contact.fullName}`, updated: false, contact, undo };
    }),
    correct: vi.fn(async (_contact: Contact, _reading: unknown, _key: SaveKey) => undefined),
    discard: vi.fn(async (_saveKey: string) => undefined),
  };
  const book = {
    correctCard: vi.fn(async (_id: string, _contact: Contact, _reading: unknown) => undefined),
  };
  const notify = vi.fn();
  const notifyError = vi.fn();
  const onUsageChanged = vi.fn();
  const scanner = createScanner({
    steps,
    waiting,
    book,
    pictures,
    memory: {
      read: () => ({ undone: ['left.jpg'], cards: 2 }),
      write: ({ undone, cards }) => remembered.push([...undone, String(cards)]),
    },
    notify,
    notifyError,
    onUsageChanged,
  });
  const process = async (...names: string[]) => {
    scanner.choose(names.map(photo), free);
    await scanner.start();
  };
  const statuses = () => scanner.getState().jobs.map(({ status }) => status);
  const contacts = () => scanner.getState().jobs.flatMap((job) => job.contacts);
  return {
    scanner,
    answers,
    list,
    remembered,
    pictures,
    state,
    steps,
    waiting,
    book,
    undo,
    notify,
    notifyError,
    onUsageChanged,
    process,
    statuses,
    contacts,
  };
}

describe('createScanner', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => vi.restoreAllMocks();
  });

  test('reserves all scans, then processes the files one at a time and in order', async () => {
    const { scanner, steps, list, statuses, process, notify, onUsageChanged } = setUp();
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
    const { scanner, steps, process, notifyError } = setUp();
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
    const { steps, process, notifyError } = setUp();
    steps.reserve.mockRejectedValue(new ScanError('network', 'No connection.'));
    await process('Ada.jpg');
    expect(notifyError).toHaveBeenCalledExactlyOnceWith({
      title: 'Processing failed',
      description: 'No connection.',
    });
  });

  test('goes on with the next file after a failure, and can try the failed one again', async () => {
    const { scanner, answers, list, statuses, process, notifyError } = setUp();
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
    const { scanner, answers, process } = setUp();
    answers.set('Ada.jpg', [refused(422)]);
    answers.set('Bo.jpg', [refused(500)]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(scanner.getState().jobs.map(({ error }) => error?.retryCostsScan)).toEqual([
      true,
      false,
    ]);
  });

  test('saves every contact of a picture, skipping one that is refused', async () => {
    const { answers, state, list, statuses, contacts, process, notify } = setUp();
    answers.set('Two.jpg', [read('Ada', 'Bo')]);
    state.failSaves.add('Ada');
    await process('Two.jpg');
    expect(list).toEqual(['Bo']);
    expect(statuses()).toEqual(['completed']);
    expect(contacts().map(({ saving }) => saving.kind)).toEqual(['unsaved', 'saved']);
    expect(notify.mock.calls[0]?.[0].title).toBe('1 contact(s) processed');
  });

  test('fails a file of which nothing could be saved; trying again scans nothing', async () => {
    const { scanner, state, steps, list, statuses, process, notifyError } = setUp();
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
    const { answers, steps, statuses, process, notifyError } = setUp();
    answers.set('Bo.jpg', [refused(402)]);
    steps.reserve.mockResolvedValueOnce(true).mockResolvedValue(false);
    await process('Ada.jpg', 'Bo.jpg', 'Cy.jpg');
    expect(statuses()).toEqual(['completed', 'error', 'error']);
    expect(notifyError).toHaveBeenCalledTimes(1);
    expect(notifyError.mock.calls[0]?.[0].title).toBe('Daily limit exceeded');
    expect(steps.send).toHaveBeenCalledTimes(2);
  });

  test('begins nothing without a network or a reader on this device, and keeps the selection', async () => {
    const { scanner, state, steps, process, notifyError } = setUp();
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
    const { scanner, answers, state, steps, list, statuses, process } = setUp();
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
    const { scanner, steps, list, statuses, process, notifyError } = setUp();
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
    const { answers, statuses, process } = setUp();
    answers.set('Ada.jpg', [new ScanError('network', 'No connection.')]);
    await process('Ada.jpg', 'Bo.jpg');
    expect(statuses()).toEqual(['error', 'completed']);
  });

  test('remembers what a reload will take away', async () => {
    const { scanner, answers, remembered, process } = setUp();
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
    const { scanner, pictures, contacts, process } = setUp();
    await process('Ada.jpg');
    expect(contacts()[0]?.pictures).toEqual([PICTURE]);
    scanner.clear();
    expect(pictures.forget).toHaveBeenCalledWith([PICTURE]);
  });

  test('lets go of pictures that come when the batch is cleared already', async () => {
    const { scanner, pictures, process } = setUp();
    const late = Promise.withResolvers<CardPicture[][]>();
    pictures.straighten.mockReturnValue(late.promise);
    await process('Ada.jpg');
    scanner.clear();
    late.resolve([[PICTURE]]);
    await vi.waitFor(() => expect(pictures.forget).toHaveBeenCalledWith([PICTURE]));
  });

  test('keeps that a contact was checked, in its record too', async () => {
    const { scanner, answers, book, contacts, process } = setUp();
    const body = JSON.stringify({ cards: [cardOf('Ada')] });
    const contentType = 'application/vnd.cardsift.reading+json';
    answers.set('Ada.jpg', [{ status: 200, contentType, body }]);
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

  describe('a pile', () => {
    test('is read card by card while the next one is taken, each with a scan of its own', async () => {
      const { scanner, steps, list, statuses } = setUp();
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
      const { scanner, list } = setUp();
      scanner.choose([photo('Ada.jpg')], free);
      const running = scanner.start();
      await Promise.all([running, scanner.addToPile(photo('Bo.jpg'))]);
      await vi.waitFor(() => expect(list.toSorted()).toEqual(['Ada', 'Bo']));
      expect(scanner.getState().phase).toBe('idle');
    });

    test('is read on this device without a network', async () => {
      const { scanner, steps, state, list } = setUp();
      state.online = false;
      steps.place.mockResolvedValue('device');
      steps.readOnDevice.mockResolvedValueOnce(read('Ada')).mockResolvedValueOnce(read('Bo'));
      await Promise.all([scanner.addToPile(photo('1.jpg')), scanner.addToPile(photo('2.jpg'))]);
      await vi.waitFor(() => expect(list).toEqual(['Ada', 'Bo']));
      expect(steps.send).not.toHaveBeenCalled();
      expect(steps.reserve).not.toHaveBeenCalled();
    });

    test('keeps a photo for which no scan is left among the selected files', async () => {
      const { scanner, steps, statuses, notifyError } = setUp();
      steps.reserve.mockResolvedValue(false);
      await scanner.addToPile(photo('Ada.jpg'));
      expect(scanner.getState()).toMatchObject({ pile: [], files: [{ name: 'Ada.jpg' }] });
      expect(statuses()).toEqual([]);
      expect(notifyError).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Daily limit exceeded' }),
      );
    });

    test('forgets a photo that is taken again, and what was saved from it', async () => {
      const { scanner, undo, statuses, pictures } = setUp();
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
      const { scanner, steps, list, statuses, notifyError } = setUp();
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
      const { scanner, steps, list, statuses } = setUp();
      const [ada, bo] = [photo('Ada.jpg'), photo('Bo.jpg')];
      const adding = [scanner.addToPile(ada), scanner.addToPile(bo)];
      await scanner.takeBackPhoto(bo);
      await Promise.all(adding);
      expect(list).toEqual(['Ada']);
      expect(statuses()).toEqual(['completed']);
      expect(steps.send).toHaveBeenCalledOnce();
    });

    test('takes back what waits on this device, too', async () => {
      const { scanner, state, waiting, statuses } = setUp();
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
      const { scanner, undo, statuses, notifyError } = setUp();
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
      const { scanner, statuses } = setUp();
      await scanner.addToPile(photo('Ada.jpg'));
      scanner.startNextPile();
      expect(scanner.getState().pile).toEqual([]);
      expect(statuses()).toEqual(['completed']);
    });
  });

  test('refuses to clear, to choose and to start twice while it is processing', async () => {
    const { scanner, steps, statuses } = setUp();
    scanner.choose([photo('Ada.jpg')], free);
    const running = scanner.start();
    scanner.clear();
    scanner.choose([photo('Bo.jpg')], free);
    await Promise.all([running, scanner.start()]);
    expect(statuses()).toEqual(['completed']);
    expect(steps.reserve).toHaveBeenCalledTimes(1);
  });

  test('takes a save back, and saves the corrected contact instead', async () => {
    const { scanner, book, waiting, undo, contacts, process } = setUp();
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

  describe('when the connection is lost while contacts are saved', () => {
    async function loseConnection() {
      const parts = setUp();
      parts.state.failSaves.add('Ada');
      parts.state.failure = new TypeError('Failed to fetch');
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await parts.process('Ada.jpg');
      const [ada] = parts.contacts();
      if (ada === undefined) throw new Error('nothing was scanned');
      return { ...parts, ada, id: ada.id, saveKey: ada.key.saveKey };
    }

    test('the file is done, its contact waits, and that is said', async () => {
      const { statuses, ada, notify, notifyError } = await loseConnection();
      expect(statuses()).toEqual(['completed']);
      expect(ada.saving).toEqual({ kind: 'waiting' });
      expect(notify).toHaveBeenCalledExactlyOnceWith({
        title: '1 contact(s) waiting to be saved',
        description:
          'What was read from Ada.jpg is kept on this device and saved as soon as that is possible.',
      });
      expect(notifyError).not.toHaveBeenCalled();
    });

    test('it is shown as saved once it is, with the same key', async () => {
      const { scanner, state, waiting, contacts, saveKey } = await loseConnection();
      state.failSaves.clear();
      await scanner.followWaiting({ saveKey, kind: 'saved' });
      expect(contacts()[0]?.saving).toMatchObject({ kind: 'saved', card: { id: 'r-Ada' } });
      expect(waiting.saveCard.mock.calls.map(([, , key]) => key.saveKey)).toEqual([
        saveKey,
        saveKey,
      ]);
    });

    test('discarded, it can be saved again as another', async () => {
      const { scanner, contacts, saveKey } = await loseConnection();
      await scanner.followWaiting({ saveKey, kind: 'discarded' });
      expect(contacts()[0]?.saving).toEqual({ kind: 'unsaved', reason: 'undone' });
      expect(contacts()[0]?.key.saveKey).not.toBe(saveKey);
    });

    test('a correction goes to where it waits', async () => {
      const { scanner, waiting, ada, id } = await loseConnection();
      const corrected = { ...ada.contact, title: 'CFO' };
      await scanner.correct(id, corrected);
      expect(waiting.correct).toHaveBeenCalledExactlyOnceWith(corrected, undefined, ada.key);
    });

    test('news of other contacts change nothing', async () => {
      const { scanner, contacts, ada } = await loseConnection();
      await scanner.followWaiting({ saveKey: 'another', kind: 'saved' });
      expect(contacts()).toEqual([ada]);
    });
  });

  test('writes a correction of a saved contact into its record', async () => {
    const { scanner, book, contacts, process } = setUp();
    await process('Ada.jpg');
    const scanned = contacts()[0];
    if (scanned === undefined) throw new Error('nothing was scanned');
    const corrected = { ...scanned.contact, title: 'CFO' };
    await scanner.correct(scanned.id, corrected);
    expect(book.correctCard).toHaveBeenCalledWith('r-Ada', corrected, undefined);
  });

  test('shows the old state again when a correction or an undo fails', async () => {
    const { scanner, book, undo, contacts, process, notifyError } = setUp();
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
