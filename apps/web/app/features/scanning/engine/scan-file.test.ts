import { describe, expect, test, vi } from 'vitest';
import type { WorkflowAnswer } from '../reading/read-answer.ts';
import { ScanError } from '../scan-error.ts';
import { type ScanSteps, scanFile } from './scan-file.ts';

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
    send: vi.fn(async (_image: File, onUploadProgress: (share: number) => void) => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('sent more often than expected');
      if (answer instanceof ScanError) throw answer;
      onUploadProgress(0.5);
      onUploadProgress(1);
      return answer;
    }),
    refreshSession: vi.fn(async () => true),
    reserve: vi.fn(async () => true),
    wait: vi.fn(async () => undefined),
  } satisfies ScanSteps;
}

const ignore = () => undefined;

describe('scanFile', () => {
  test('prepares, uploads, reads, and says how far it is', async () => {
    const steps = stepsAnswering(read);
    const seen: string[] = [];
    const reservation = { held: true };
    const { contacts } = await scanFile(file, reservation, steps, (step, progress) =>
      seen.push(`${step} ${progress}`),
    );
    expect(contacts.map(({ contact }) => contact.fullName)).toEqual(['Ada Okafor']);
    expect(seen).toEqual(['preparing 0', 'uploading 10', 'uploading 30', 'reading 50']);
    expect(steps.reserve).not.toHaveBeenCalled();
    expect(reservation.held).toBe(false);
  });

  test('refreshes an expired token once and goes on', async () => {
    const steps = stepsAnswering(refused(401), read);
    await scanFile(file, { held: true }, steps, ignore);
    expect(steps.refreshSession).toHaveBeenCalledTimes(1);
    expect(steps.prepare).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the refresh fails', stepsAnswering(refused(401)), false],
    ['the new token is refused too', stepsAnswering(refused(401), refused(401)), true],
  ])('asks to sign in again when %s, and keeps the scan', async (_, steps, refreshes) => {
    steps.refreshSession.mockResolvedValue(refreshes);
    const reservation = { held: true };
    await expect(scanFile(file, reservation, steps, ignore)).rejects.toMatchObject({
      code: 'session',
    });
    expect(reservation.held).toBe(true);
  });

  test('renews a lapsed reservation once', async () => {
    const steps = stepsAnswering(refused(402), read);
    await scanFile(file, { held: true }, steps, ignore);
    expect(steps.reserve).toHaveBeenCalledExactlyOnceWith(1);
  });

  test.each([
    ['no scan is left to reserve', stepsAnswering(refused(402)), false],
    ['the renewed one is refused', stepsAnswering(refused(402), refused(402)), true],
  ])('reports the used-up quota when %s', async (_, steps, reserves) => {
    steps.reserve.mockResolvedValue(reserves);
    await expect(scanFile(file, { held: true }, steps, ignore)).rejects.toMatchObject({
      code: 'quota',
    });
  });

  test('waits as long as a busy workflow asks, and counts no second scan', async () => {
    const steps = stepsAnswering(refused(503, 2), refused(429, 7), read);
    const seen: string[] = [];
    await scanFile(file, { held: true }, steps, (step) => seen.push(step));
    expect(steps.wait.mock.calls).toEqual([[2], [7]]);
    expect(steps.reserve).not.toHaveBeenCalled();
    expect(seen).toContain('waiting');
  });

  test.each([
    ['it stays busy', Array.from({ length: 6 }, () => refused(503, 1)), 5],
    ['it asks for more than half a minute', [refused(503, 31)], 0],
    ['it gives no time', [refused(503)], 0],
  ])('gives up when %s, keeping the scan', async (_, answers, waits) => {
    const steps = stepsAnswering(...answers);
    const reservation = { held: true };
    await expect(scanFile(file, reservation, steps, ignore)).rejects.toThrow(
      'HTTP error! status: 503',
    );
    expect(steps.wait).toHaveBeenCalledTimes(waits);
    expect(reservation.held).toBe(true);
  });

  test('reserves again, for nothing, after a failure of ours gave the scan back', async () => {
    const reservation = { held: true };
    await expect(
      scanFile(file, reservation, stepsAnswering(refused(500)), ignore),
    ).rejects.toMatchObject({ message: 'HTTP error! status: 500', explanation: 'Explained.' });
    expect(reservation.held).toBe(false);
    const again = stepsAnswering(read);
    await scanFile(file, reservation, again, ignore);
    expect(again.reserve).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('keeps the reservation when the network is lost', async () => {
    const reservation = { held: true };
    const lost = stepsAnswering(new ScanError('network', 'No connection.'));
    await expect(scanFile(file, reservation, lost, ignore)).rejects.toMatchObject({
      code: 'network',
    });
    const again = stepsAnswering(read);
    await scanFile(file, reservation, again, ignore);
    expect(again.reserve).not.toHaveBeenCalled();
  });
});
