import { describe, expect, test } from 'vitest';
import type { DocumentAnswer, DocumentRequest } from './document-messages.ts';
import { type DocumentWorker, isDocument, openDocument } from './open-document.ts';

/** A worker that answers as a test says; without an answer it does not run. */
function workerAnswering(answer: (request: DocumentRequest) => DocumentAnswer | null) {
  const asked: DocumentRequest[] = [];
  const worker: DocumentWorker & { ended: boolean } = {
    onmessage: null,
    onerror: null,
    ended: false,
    postMessage(request: DocumentRequest) {
      asked.push(request);
      const data = answer(request);
      queueMicrotask(() => {
        if (data) worker.onmessage?.(new MessageEvent('message', { data }));
        else worker.onerror?.(new Event('error') as ErrorEvent);
      });
    },
    terminate() {
      worker.ended = true;
    },
  };
  return { asked, worker };
}

const pdf = new File(['%PDF-'], 'cards.pdf', { type: 'application/pdf' });
const page: DocumentAnswer = { kind: 'page', blob: new Blob(['pixels']) };

/** A document of so many pages, of which `count` are read. */
const documentOf = (count: number, pages = count) =>
  workerAnswering((request) => ('file' in request ? { kind: 'open', count, pages } : page));

describe('openDocument', () => {
  test('gives a JPEG for each page, and lets the worker go', async () => {
    const { asked, worker } = documentOf(2);
    const { pictures, pages } = await openDocument(pdf, undefined, () => worker);
    expect(pages).toBe(2);
    expect(pictures.map(({ name, type }) => [name, type])).toEqual([
      ['Page 1 of cards.pdf', 'image/jpeg'],
      ['Page 2 of cards.pdf', 'image/jpeg'],
    ]);
    expect(asked).toEqual([{ file: pdf }, { page: 0 }, { page: 1 }]);
    expect(worker.ended).toBe(true);
  });

  test('names the picture of a single page like the document', async () => {
    const { worker } = documentOf(1);
    expect((await openDocument(pdf, undefined, () => worker)).pictures[0]?.name).toBe('cards.pdf');
  });

  test('draws no more pages than are wanted, and none that are not read', async () => {
    const first = documentOf(10, 34);
    expect((await openDocument(pdf, 1, () => first.worker)).pages).toBe(34);
    expect(first.asked).toHaveLength(2);
    const all = documentOf(10, 34);
    expect((await openDocument(pdf, undefined, () => all.worker)).pictures).toHaveLength(10);
  });

  test('says what is wrong with the document', async () => {
    const { worker } = workerAnswering(() => ({
      kind: 'refused',
      code: 'locked_document',
      message: 'The PDF is protected by a password.',
    }));
    await expect(openDocument(pdf, undefined, () => worker)).rejects.toMatchObject({
      code: 'locked_document',
      message: 'The PDF is protected by a password.',
    });
    expect(worker.ended).toBe(true);
  });

  test.each([
    ['does not run', null],
    ['cannot load its decoder', { kind: 'failed', problem: 'offline' } as const],
  ])('does not blame the document when the worker %s', async (_, answer) => {
    const { worker } = workerAnswering(() => answer);
    await expect(openDocument(pdf, undefined, () => worker)).rejects.not.toHaveProperty('code');
  });
});

test.each([
  ['card.pdf', 'application/pdf', true],
  ['SCAN.TIF', '', true],
  ['photo.jxl', 'image/jxl', true],
  ['photo.jpg', 'image/jpeg', false],
  ['photo.avif', 'image/avif', false],
  ['pdf.jpg', '', false],
])('%s is opened first: %s', (name, type, expected) => {
  expect(isDocument({ name, type })).toBe(expected);
});
