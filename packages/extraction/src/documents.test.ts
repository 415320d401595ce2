import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { describe, expect, it } from 'vitest';
import { cardOf, fakePool } from './testing/fake-pool.ts';
import { codeOf, scan, scanOf, testWorkflow } from './testing/requests.ts';

/** Enough of a PDF for all checks before the reader. */
const pdf = () => Uint8Array.from('%PDF-1.7\n%%EOF\n', (letter) => letter.charCodeAt(0));

/** A reader of documents with three pages, the second of which is empty. */
const threePages = () =>
  fakePool(
    async (_, picture) => {
      if (picture === 1) throw new CardReaderError('no_text_found', 'nothing');
      return [cardOf(`Page ${picture + 1}`)];
    },
    { count: () => 3 },
  );

async function scanPdf(options: Parameters<typeof testWorkflow>[0], reserved: number) {
  const workflow = await testWorkflow(options, { reserved });
  const send = (headers = {}) =>
    scan(workflow, { body: scanOf(workflow.ada.id, { image: pdf() }), headers });
  return { workflow, send };
}

describe('a document', () => {
  it('costs a scan for each page, and answers with the cards of all pages', async () => {
    const { workflow, send } = await scanPdf({ pool: threePages() }, 4);
    const vcards = await (await send()).text();
    expect(vcards.match(/FN:.*/g)).toEqual(['FN:Page 1', 'FN:Page 3']);
    expect(await workflow.scans()).toEqual({ reserved: 1, spent: 3 });
  });

  it('with more pages than reserved scans is refused as a whole, and costs nothing', async () => {
    const pool = threePages();
    const { workflow, send } = await scanPdf({ pool }, 2);
    const response = await send();
    expect(response.status).toBe(402);
    expect(await response.json()).toEqual({
      code: 'no_scan_left',
      message:
        'This document has 3 pages, each of which is a scan, and 2 are reserved. Reserve 3 scans, or send fewer pages.',
    });
    expect(pool.reads).toBe(0);
    expect((await workflow.scans()).spent).toBe(0);
  });

  it('that is sent again with its key costs nothing more', async () => {
    const { workflow, send } = await scanPdf({ pool: threePages() }, 5);
    const headers = { 'idempotency-key': 'the-key-of-this-document' };
    for (let i = 0; i < 2; i++) expect((await send(headers)).status).toBe(200);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 3 });
  });

  it('without a card on any page is refused like a picture without one', async () => {
    const pool = fakePool(
      async () => {
        throw new CardReaderError('no_text_found', 'nothing');
      },
      { count: () => 2 },
    );
    const { workflow, send } = await scanPdf({ pool }, 2);
    expect(await codeOf(await send())).toEqual([422, 'no_text_found']);
    expect(await workflow.scans()).toEqual({ reserved: 0, spent: 2 });
  });

  it('that fails by our fault gives all scans back', async () => {
    const pool = fakePool(
      async (_, picture) => {
        if (picture === 1) throw new Error('the engine failed');
        return [cardOf('Ada Byron')];
      },
      { count: () => 3 },
    );
    const { workflow, send } = await scanPdf({ pool }, 3);
    expect((await send()).status).toBe(500);
    expect((await workflow.scans()).spent).toBe(0);
  });

  it('that cannot be opened is refused before a scan is spent', async () => {
    const pool = fakePool(undefined, {
      count: () => {
        throw new CardReaderError('locked_document', 'locked');
      },
    });
    const { workflow, send } = await scanPdf({ pool }, 1);
    expect(await codeOf(await send())).toEqual([422, 'locked_document']);
    expect(await workflow.scans()).toEqual({ reserved: 1, spent: 0 });
  });
});
