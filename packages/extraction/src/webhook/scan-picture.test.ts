import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { describe, expect, it } from 'vitest';
import { cardOf, fakePool } from '../testing/fake-pool.ts';
import {
  BOB,
  operator,
  SCAN_PATH,
  scan,
  scanOf,
  sessionToken,
  testWorkflow,
} from '../testing/requests.ts';
import type { CardAnswer } from './card-answer.ts';

describe('POST /webhook/business-card', () => {
  it('answers with the card as a vCard and spends one scan', async () => {
    const workflow = await testWorkflow();
    const response = await scan(workflow);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual(['Ada Byron']);
    expect(await workflow.scans()).toEqual({ reserved: 2, spent: 1 });
  });

  it('answers with one vCard for each card on the picture', async () => {
    const pool = fakePool(async () => [cardOf('Ada Byron'), cardOf('Grace Murray')]);
    const response = await scan(await testWorkflow({ pool }));
    expect(parseVcards(await response.text()).map((card) => card.fullName)).toEqual([
      'Ada Byron',
      'Grace Murray',
    ]);
  });

  it('answers with the whole reading if the client asks for it', async () => {
    const workflow = await testWorkflow();
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
    const workflow = await testWorkflow({ pool });
    await scan(workflow);
    await operator().rpc('set_plan', { email: workflow.ada.email, premium: true }).throwOnError();
    await scan(workflow);
    expect(pool.urgent).toEqual([false, true]);
  });

  it('writes all hashtags for Pro, and otherwise only the industry’s', async () => {
    const { contact, reading } = cardOf('Ada Byron');
    const hashtags = ['analyst', 'london', 'finance'];
    const tagged = {
      contact: { ...contact, hashtags },
      reading: { ...reading, industry: 'Finance', hashtags },
    };
    const workflow = await testWorkflow({ pool: fakePool(async () => [tagged, cardOf('Bob')]) });
    const readTags = async () => {
      const { cards } = (await (
        await scan(workflow, { path: `${SCAN_PATH}?format=json` })
      ).json()) as CardAnswer;
      return cards.map((card) => [card.contact.hashtags, card.reading.hashtags]);
    };
    expect(await readTags()).toEqual([
      [['finance'], ['finance']],
      [[], []],
    ]);
    await operator().rpc('set_plan', { email: workflow.ada.email, premium: true }).throwOnError();
    expect(await readTags()).toEqual([
      [hashtags, hashtags],
      [[], []],
    ]);
  });

  it('logs every answer without a word of the person, the card or the token', async () => {
    const workflow = await testWorkflow();
    const token = await sessionToken(workflow.ada);
    await scan(workflow);
    await scan(workflow, { body: scanOf(BOB) });
    const log = workflow.log.join('\n');
    expect(workflow.log).toHaveLength(2);
    expect(log).not.toMatch(/Ada|Byron|someone@example\.org|Bearer/);
    expect(log).not.toContain(token);
    expect(log).not.toContain(workflow.ada.id);
  });
});
