import { beforeEach, describe, expect, inject, test } from 'vitest';
import { getSupabase } from '#app/backend/supabase.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import type { Sending } from '../batch/scan-file.ts';
import { createScanKey } from '../batch/scan-key.ts';
import { scriptedPhoto } from '../testing/scripted-photo.ts';
import { type CardUpload, sendImage } from './send-image.ts';

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn();
});

/** Ada's photo on its way to the webhook, a scan set aside for it. */
async function upload(change: Partial<CardUpload> = {}): Promise<CardUpload> {
  const reservation = { user_uuid: ada.id, increment_by: 1 };
  await ada.client.rpc('increment_daily_usage', reservation).throwOnError();
  const { data } = await getSupabase().auth.getSession();
  return {
    address: `${inject('backend').url}/webhook/business-card`,
    image: scriptedPhoto('Bo.jpg'),
    userId: ada.id,
    userEmail: ada.email,
    accessToken: data.session?.access_token ?? '',
    ...change,
  };
}

const send = async (change: Partial<CardUpload>, told: Partial<Sending> = {}) =>
  sendImage(await upload(change), {
    key: createScanKey(),
    signal: new AbortController().signal,
    takesPart: false,
    onUpload: () => undefined,
    onProgress: () => undefined,
    ...told,
  });

describe('sendImage', () => {
  test('gets everything that the webhook read', async () => {
    const answer = await send({});
    expect(answer).toMatchObject({
      status: 200,
      contentType: 'application/vnd.cardsift.reading+json',
    });
    expect(JSON.parse(answer.body).cards[0].contact.fullName).toBe('Bo');
  });

  test('gives back status, type, waiting time and body, whatever the status', async () => {
    const image = scriptedPhoto('Bo.jpg', { refusals: 1 });
    const answer = await send({ image });
    expect(answer).toMatchObject({ status: 503, contentType: 'application/json', retryAfter: 1 });
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'busy',
      message: 'Too many cards are being read.',
    });
  });

  test('tells how much is uploaded, up to all of it', async () => {
    const shares: number[] = [];
    await send({}, { onUpload: (share) => shares.push(share) });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('tells each step of the reading', async () => {
    const told: unknown[] = [];
    await send({}, { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([{ step: 'decode' }, { step: 'understand' }]);
  });

  test('names each request, by which a failure of ours is found in the log', async () => {
    const { body } = await send({ image: scriptedPhoto('Bo.jpg', { failures: 1 }) });
    expect(JSON.parse(body).message).toMatch(/Reference: [\da-f-]{36}$/);
  });

  test('ends when it is cancelled', async () => {
    const signal = AbortSignal.abort();
    await expect(send({}, { signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  test('tells a lost connection from an answer', async () => {
    // Nothing listens on this port.
    const address = 'http://127.0.0.1:9/webhook/business-card';
    await expect(send({ address })).rejects.toMatchObject({
      code: 'network',
      message: 'No connection. Check your network and try again.',
    });
  });
});
