import { describe, expect, test, vi } from 'vitest';
import { setUpScanner } from '../testing/set-up-scanner.ts';

describe('when the connection is lost while contacts are saved', () => {
  async function loseConnection() {
    const parts = setUpScanner();
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
      title: '1 contact waiting to be saved',
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
    expect(waiting.saveCard.mock.calls.map(([, , key]) => key.saveKey)).toEqual([saveKey, saveKey]);
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
