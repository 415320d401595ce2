import { parseVcards } from '@cardsift/contacts/vcard/parse';
import { describe, expect, it } from 'vitest';
import { type CardAnswer, READING_TYPE } from './card-answer.ts';
import { cardOf, fakePool } from './testing/fake-pool.ts';
import { accessToken } from './testing/fake-supabase.ts';
import { ADA, BOB, bearer, SCAN_PATH, scan, scanOf, testWorkflow } from './testing/requests.ts';

describe('POST /webhook/business-card', () => {
  it('answers with the card as a vCard and spends one scan', async () => {
    const workflow = testWorkflow();
    const response = await scan(workflow);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual(['Ada Byron']);
    expect(workflow.supabase.reserved.get(ADA)).toBe(2);
    expect(workflow.supabase.givenBack).toEqual([]);
  });

  it('answers with one vCard for each card on the picture', async () => {
    const pool = fakePool(async () => [cardOf('Ada Byron'), cardOf('Grace Murray')]);
    const response = await scan(testWorkflow({ pool }));
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual([
      'Ada Byron',
      'Grace Murray',
    ]);
  });

  it('answers with the whole reading when the client asks for it', async () => {
    const workflow = testWorkflow();
    for (const request of [
      { path: `${SCAN_PATH}?format=json` },
      { headers: { accept: READING_TYPE } },
    ]) {
      const response = await scan(workflow, request);
      expect(response.headers.get('content-type')).toBe(READING_TYPE);
      const { cards } = (await response.json()) as CardAnswer;
      expect(cards[0]?.contact.fullName).toBe('Ada Byron');
      expect(cards[0]?.reading.lines).toHaveLength(1);
    }
  });

  it('reads the pictures of Pro users first', async () => {
    const pool = fakePool();
    const workflow = testWorkflow({ pool });
    await scan(workflow);
    workflow.supabase.pro.add(ADA);
    await scan(workflow);
    expect(pool.urgent).toEqual([false, true]);
  });

  it('logs every answer without a word of the person, the card or the token', async () => {
    const workflow = testWorkflow();
    const token = await accessToken(ADA);
    await scan(workflow, { headers: bearer(token) });
    await scan(workflow, { body: scanOf(BOB) });
    const log = workflow.log.join('\n');
    expect(workflow.log).toHaveLength(2);
    expect(log).not.toMatch(/Ada|Byron|someone@example\.org|Bearer/);
    expect(log).not.toContain(token);
    expect(log).not.toContain(ADA);
  });
});
