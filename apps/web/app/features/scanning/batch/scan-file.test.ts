import { describe, expect, test, vi } from 'vitest';
import type { ReadingPlace } from '#app/device-reader/server-or-device.ts';
import type { WorkflowAnswer } from '../reader-answer/read-answer.ts';
import { ScanError } from '../scan-error.ts';
import { createSource, type ScanSteps, type Sending, scanFile } from './scan-file.ts';

const file = new File(['pixels'], 'card.jpg', { type: 'image/jpeg' });
const VCARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Okafor\r\nN:Okafor;Ada;;;\r\nEND:VCARD\r\n';
const read: WorkflowAnswer = { status: 200, contentType: 'text/vcard', body: VCARD };
const refused = (status: number, retryAfter?: number): WorkflowAnswer => ({
  status,
  contentType: 'application/json',
  body: '{"code":"x","message":"Explained."}',
  retryAfter,
});

/** Steps whose workflow answers with these, one after the other. */
function stepsAnswering(...answers: (WorkflowAnswer | ScanError)[]) {
  return {
    prepare: vi.fn(async (original: File) => original),
    send: vi.fn(async (_image: File, { onUpload }: Sending) => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('sent more often than expected');
      if (answer instanceof ScanError) throw answer;
      onUpload(0.5);
      onUpload(1);
      return answer;
    }),
    isOnline: vi.fn(() => true),
    place: vi.fn(async (): Promise<ReadingPlace> => 'server'),
    readOnDevice: vi.fn(async (_image: File, { onProgress }: Sending) => {
      onProgress({ step: 'decode' });
      return read;
    }),
    refreshSession: vi.fn(async () => true),
    reserve: vi.fn(async () => true),
    wait: vi.fn(async (_seconds: number, _signal: AbortSignal) => undefined),
  } satisfies ScanSteps;
}

const ignore = () => undefined;
const never = new AbortController().signal;

describe('scanFile', () => {
  test('prepares, uploads, reads, and says how far it is', async () => {
    const steps = stepsAnswering(read);
    const seen: string[] = [];
    const source = createSource(file);
    const { contacts } = await scanFile(
      source,
      steps,
      ({ step, progress }) => seen.push(`${step} ${progress}`),
      never,
    );
    expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Ada Okafor']);
    expect(seen).toEqual(['preparing 0', 'uploading 10', 'uploading 30', 'reading 50']);
    expect(steps.reserve).not.toHaveBeenCalled();
    expect(source.held).toBe(false);
  });

  test('reads on the device where that is chosen, and sends nothing', async () => {
    const steps = stepsAnswering();
    steps.place.mockResolvedValue('device');
    const seen: string[] = [];
    const { contacts } = await scanFile(
      createSource(file),
      steps,
      ({ step }) => seen.push(step),
      never,
    );
    expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Ada Okafor']);
    expect(seen).toEqual(['preparing', 'reading', 'decode']);
    expect(steps.send).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no network', false, async () => true],
    ['nobody answers', true, async () => Promise.reject(new ScanError('network', 'gone'))],
  ])(
    'reads on the device unreserved where %s, and leaves the scan to the saving',
    async (_, online, reserve) => {
      const steps = stepsAnswering();
      steps.place.mockResolvedValue('device');
      steps.isOnline.mockReturnValue(online);
      steps.reserve.mockImplementation(reserve);
      const { picture } = await scanFile(createSource(file, false), steps, ignore, never);
      expect(picture).toEqual({ key: expect.any(String), isReserved: false });
    },
  );

  test('spends the reserved scan of a picture that was read on the device, and none of its own for the workflow’s', async () => {
    const steps = stepsAnswering(read);
    expect((await scanFile(createSource(file), steps, ignore, never)).picture).toBeUndefined();
    steps.place.mockResolvedValue('device');
    const { picture } = await scanFile(createSource(file), steps, ignore, never);
    expect(picture?.isReserved).toBe(true);
  });

  test('reads nothing on the device when the day is known to be used up', async () => {
    const steps = stepsAnswering();
    steps.place.mockResolvedValue('device');
    steps.reserve.mockResolvedValue(false);
    const scan = scanFile(createSource(file, false), steps, ignore, never);
    await expect(scan).rejects.toMatchObject({ code: 'quota' });
    expect(steps.readOnDevice).not.toHaveBeenCalled();
  });

  test('keeps the scan for the next try when the device could not read', async () => {
    const steps = stepsAnswering();
    steps.place.mockResolvedValue('device');
    steps.readOnDevice.mockRejectedValue(new ScanError('device', 'It is not here.'));
    const source = createSource(file);
    await expect(scanFile(source, steps, ignore, never)).rejects.toMatchObject({ code: 'device' });
    expect(source.held).toBe(true);
    expect(steps.send).not.toHaveBeenCalled();
  });

  test('says how many are read before it, and each step of its reading', async () => {
    const steps = stepsAnswering(read);
    steps.send.mockImplementation(async (_image, { onProgress }) => {
      onProgress({ ahead: 2 });
      onProgress({ step: 'decode' });
      onProgress({ step: 'understand' });
      return read;
    });
    const seen: unknown[] = [];
    await scanFile(createSource(file), steps, (progress) => seen.push(progress), never);
    expect(seen.slice(2)).toEqual([
      { step: 'waiting', progress: 50, ahead: 2 },
      { step: 'decode', progress: 52 },
      { step: 'understand', progress: 85 },
    ]);
  });

  test('sends the same bytes with the same key until an answer has arrived', async () => {
    const source = createSource(file);
    const steps = stepsAnswering(new ScanError('network', 'No connection.'), refused(422), read);
    await expect(scanFile(source, steps, ignore, never)).rejects.toMatchObject({ code: 'network' });
    await expect(scanFile(source, steps, ignore, never)).rejects.toMatchObject({ status: 422 });
    await scanFile(source, steps, ignore, never);
    const keys = steps.send.mock.calls.map(([, { key }]) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(steps.prepare).toHaveBeenCalledTimes(1);
  });

  test('sends nothing once it is cancelled', async () => {
    const steps = stepsAnswering();
    const cancelling = AbortSignal.abort();
    await expect(scanFile(createSource(file), steps, ignore, cancelling)).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(steps.send).not.toHaveBeenCalled();
  });

  test('refreshes an expired token once and goes on', async () => {
    const steps = stepsAnswering(refused(401), read);
    await scanFile(createSource(file), steps, ignore, never);
    expect(steps.refreshSession).toHaveBeenCalledTimes(1);
    expect(steps.prepare).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the refresh fails', stepsAnswering(refused(401)), false],
    ['the new token is refused too', stepsAnswering(refused(401), refused(401)), true],
  ])('asks to sign in again when %s, and keeps the scan', async (_, steps, refreshes) => {
    steps.refreshSession.mockResolvedValue(refreshes);
    const source = createSource(file);
    await expect(scanFile(source, steps, ignore, never)).rejects.toMatchObject({
      code: 'session',
    });
    expect(source.held).toBe(true);
  });

  test('renews a lapsed reservation once', async () => {
    const steps = stepsAnswering(refused(402), read);
    await scanFile(createSource(file), steps, ignore, never);
    expect(steps.reserve).toHaveBeenCalledExactlyOnceWith(1);
  });

  test.each([
    ['no scan is left to reserve', stepsAnswering(refused(402)), false],
    ['the renewed one is refused', stepsAnswering(refused(402), refused(402)), true],
  ])('reports the used-up quota when %s', async (_, steps, reserves) => {
    steps.reserve.mockResolvedValue(reserves);
    await expect(scanFile(createSource(file), steps, ignore, never)).rejects.toMatchObject({
      code: 'quota',
    });
  });

  test('waits as long as a busy workflow asks, and counts no second scan', async () => {
    const steps = stepsAnswering(refused(503, 2), refused(429, 7), read);
    const seen: string[] = [];
    await scanFile(createSource(file), steps, ({ step }) => seen.push(step), never);
    expect(steps.wait.mock.calls).toEqual([
      [2, never],
      [7, never],
    ]);
    expect(steps.reserve).not.toHaveBeenCalled();
    expect(seen).toContain('waiting');
  });

  test.each([
    ['it stays busy', Array.from({ length: 6 }, () => refused(503, 1)), 5],
    ['it asks for more than half a minute', [refused(503, 31)], 0],
    ['it gives no time', [refused(503)], 0],
  ])('gives up when %s, keeping the scan', async (_, answers, waits) => {
    const steps = stepsAnswering(...answers);
    const source = createSource(file);
    await expect(scanFile(source, steps, ignore, never)).rejects.toThrow('HTTP error! status: 503');
    expect(steps.wait).toHaveBeenCalledTimes(waits);
    expect(source.held).toBe(true);
  });

  test('reserves again, for nothing, after a failure of ours gave the scan back', async () => {
    const source = createSource(file);
    await expect(
      scanFile(source, stepsAnswering(refused(500)), ignore, never),
    ).rejects.toMatchObject({ message: 'HTTP error! status: 500', explanation: 'Explained.' });
    expect(source.held).toBe(false);
    const again = stepsAnswering(read);
    await scanFile(source, again, ignore, never);
    expect(again.reserve).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('keeps the reservation when the network is lost', async () => {
    const source = createSource(file);
    const lost = stepsAnswering(new ScanError('network', 'No connection.'));
    await expect(scanFile(source, lost, ignore, never)).rejects.toMatchObject({
      code: 'network',
    });
    const again = stepsAnswering(read);
    await scanFile(source, again, ignore, never);
    expect(again.reserve).not.toHaveBeenCalled();
  });
});
