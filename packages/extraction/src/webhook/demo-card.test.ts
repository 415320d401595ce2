import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { describe, expect, it } from 'vitest';
import { fakePool } from '../testing/fake-pool.ts';
import { codeOf, createTestWorkflow, formOf, type ScanForm } from '../testing/requests.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

function demo(
  { app }: ReturnType<typeof createTestWorkflow>,
  { form = {}, address = '203.0.113.7' }: { form?: ScanForm; address?: string } = {},
): Promise<Response> {
  const init = { method: 'POST', body: formOf(form) };
  return Promise.resolve(app.request('/webhook/demo-card', init, from(address)));
}

describe('POST /webhook/demo-card', () => {
  it('reads a card for a person without an account and uses no quota', async () => {
    const workflow = createTestWorkflow();
    workflow.network.isDown = true;
    const response = await demo(workflow);
    expect(response.status).toBe(200);
    expect(parseVcards(await response.text())[0]?.fullName).toBe('Ada Byron');
  });

  it('allows an address five cards an hour and says when to try again', async () => {
    const workflow = createTestWorkflow();
    for (let card = 0; card < 5; card++) expect((await demo(workflow)).status).toBe(200);
    const refused = await demo(workflow);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect(await codeOf(refused)).toEqual([429, 'demo_limit_reached']);
    expect(workflow.pool.reads).toBe(5);
    expect((await demo(workflow, { address: '203.0.113.8' })).status).toBe(200);
  });

  it('cannot be given another address by a header', async () => {
    const { app } = createTestWorkflow({ demoPerHour: 1 });
    const once = (forwarded: string) =>
      app.request(
        '/webhook/demo-card',
        { method: 'POST', body: formOf({}), headers: { 'x-forwarded-for': forwarded } },
        from('203.0.113.7'),
      );
    expect((await once('198.51.100.1')).status).toBe(200);
    expect((await once('198.51.100.2')).status).toBe(429);
  });

  it('counts a picture that cannot be read, but not a fault of ours', async () => {
    let fault: Error = new CardReaderError('no_text_found', 'blank');
    const pool = fakePool(async () => {
      throw fault;
    });
    const workflow = createTestWorkflow({ pool, demoPerHour: 2 });
    expect(await codeOf(await demo(workflow))).toEqual([422, 'no_text_found']);
    fault = new Error('worker died');
    for (let time = 0; time < 3; time++) {
      expect(await codeOf(await demo(workflow))).toEqual([500, 'reading_failed']);
    }
    fault = new CardReaderError('no_text_found', 'blank');
    expect(await codeOf(await demo(workflow))).toEqual([422, 'no_text_found']);
    expect(await codeOf(await demo(workflow))).toEqual([429, 'demo_limit_reached']);
  });

  it('leaves room for signed-in people and does not count a visitor it refuses', async () => {
    const gate = Promise.withResolvers<never[]>();
    const begun = Promise.withResolvers<void>();
    const pool = fakePool(() => {
      begun.resolve();
      return gate.promise;
    });
    const workflow = createTestWorkflow({ pool, demoPerHour: 1 });
    const first = demo(workflow, { address: '203.0.113.1' });
    await begun.promise;
    expect(await codeOf(await demo(workflow))).toEqual([503, 'busy']);
    const place = pool.reserve('account', 'Ada');
    expect(place).not.toBeNull();
    place?.release();
    gate.resolve([]);
    await first;
    expect((await demo(workflow)).status).toBe(200);
  });

  it.each([
    ['nothing but text', { image: 'text' }, 400, 'invalid_form'],
    ['a file of another type', { image: new Uint8Array(16) }, 415, 'unsupported_image'],
  ])('refuses %s', async (_name, form, status, code) => {
    expect(await codeOf(await demo(createTestWorkflow(), { form }))).toEqual([status, code]);
  });
});
