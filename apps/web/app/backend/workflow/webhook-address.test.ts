import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWebhookAddress } from './webhook-address.ts';

const MINUTE = 60_000;

describe('createWebhookAddress', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('asks once in five minutes', async () => {
    let time = 0;
    const ask = vi.fn(async () => ({ webhookUrl: 'https://flow.example/webhook/business-card' }));
    const webhookAddress = createWebhookAddress(ask, () => time);
    expect(await webhookAddress()).toBe('https://flow.example/webhook/business-card');
    time = 5 * MINUTE - 1;
    await webhookAddress();
    expect(ask).toHaveBeenCalledTimes(1);
    time = 5 * MINUTE;
    await webhookAddress();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('asks again after the clock was set back by hours', async () => {
    let time = 300 * MINUTE;
    const ask = vi.fn(async () => ({ webhookUrl: 'https://flow.example/' }));
    const webhookAddress = createWebhookAddress(ask, () => time);
    await webhookAddress();
    time = 0;
    await webhookAddress();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('asks once for two callers at the same time', async () => {
    const ask = vi.fn(async () => ({ webhookUrl: 'https://flow.example/' }));
    const webhookAddress = createWebhookAddress(ask);
    await Promise.all([webhookAddress(), webhookAddress()]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['has no address', async () => ({})],
    ['has no web address', async () => ({ webhookUrl: 'javascript:alert(1)' })],
  ])('falls back when the answer %s, and asks again next time', async (_, ask) => {
    const asking = vi.fn(ask);
    const webhookAddress = createWebhookAddress(asking);
    expect(await webhookAddress()).toBe('/webhook/business-card');
    expect(await webhookAddress()).toBe('/webhook/business-card');
    expect(asking).toHaveBeenCalledTimes(2);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });
});
