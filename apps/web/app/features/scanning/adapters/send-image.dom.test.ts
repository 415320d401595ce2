import { afterEach, describe, expect, test } from 'vitest';
import { type LocalAnswer, listen, type SeenRequest } from '../testing/listen.ts';
import { sendImage } from './send-image.ts';

const image = new File(['the pixels'], 'card_optimized.jpg', { type: 'image/jpeg' });
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function sendTo(answer: LocalAnswer) {
  const seen: SeenRequest[] = [];
  const server = await listen((request) => {
    seen.push(request);
    return answer;
  });
  close = server.close;
  const shares: number[] = [];
  const upload = {
    address: `${server.url}/webhook/business-card`,
    image,
    userId: 'user-1',
    userEmail: 'ada@okafor.example',
    accessToken: 'the-token',
  };
  const answered = sendImage(upload, (share) => shares.push(share));
  return { answered, seen, shares };
}

describe('sendImage', () => {
  test('posts the picture, the user and the access token', async () => {
    const { answered, seen } = await sendTo({ headers: { 'Content-Type': 'text/vcard' } });
    await answered;
    const [request] = seen;
    expect(request).toMatchObject({ method: 'POST', path: '/webhook/business-card' });
    expect(request?.headers.authorization).toBe('Bearer the-token');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers.accept).toMatch(/^application\/vnd\.cardsift\.reading\+json, /);
    expect(request?.body).toMatch(/name="image"; filename="card_optimized\.jpg"/);
    expect(request?.body).toContain('the pixels');
    expect(request?.body).toMatch(/name="userId"\r\n\r\nuser-1\r\n/);
    expect(request?.body).toMatch(/name="userEmail"\r\n\r\nada@okafor\.example\r\n/);
  });

  test('gives back status, type, waiting time and body, whatever the status', async () => {
    const { answered } = await sendTo({
      status: 503,
      headers: { 'Content-Type': 'application/json', 'Retry-After': '3' },
      body: '{"code":"busy"}',
    });
    expect(await answered).toEqual({
      status: 503,
      contentType: 'application/json',
      retryAfter: 3,
      body: '{"code":"busy"}',
    });
  });

  test('tells how much is uploaded, up to all of it', async () => {
    const { answered, shares } = await sendTo({});
    await answered;
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('tells a lost connection from an answer', async () => {
    const { answered } = await sendTo({ drop: true });
    await expect(answered).rejects.toMatchObject({
      code: 'network',
      message: 'No connection. Check your network and try again.',
    });
  });
});
