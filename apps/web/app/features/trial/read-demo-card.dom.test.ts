import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDemoCard } from './read-demo-card.ts';

const contact = {
  fullName: 'Ada Okafor',
  emails: ['ada@okafor.example'],
  phones: [],
  urls: [],
  hashtags: [],
};
const picture = new Blob(['jpeg'], { type: 'image/jpeg' });
const fetched = vi.fn<(address: URL, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetched);
  window.CARDSIFT = { supabaseUrl: 'https://backend.example', supabaseKey: 'key' };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

/** The backend names the webhook, and the workflow beside it gives `answer`. */
function answerWith(answer: Response) {
  fetched.mockImplementation(async (address) => {
    if (address.pathname.endsWith('/get-webhook-url')) {
      return Response.json({ webhookUrl: 'https://workflow.example/webhook/business-card' });
    }
    expect(address.href).toBe('https://workflow.example/webhook/demo-card');
    return answer;
  });
}

describe('readDemoCard', () => {
  it('gives the contacts of all cards on the picture', async () => {
    answerWith(Response.json({ cards: [{ contact }, { contact }] }));
    expect(await readDemoCard(picture)).toEqual({ kind: 'read', contacts: [contact, contact] });
  });

  it('tells a picture without text from a failure', async () => {
    answerWith(Response.json({ code: 'no_text_found', message: 'No text.' }, { status: 422 }));
    expect(await readDemoCard(picture)).toEqual({ kind: 'empty' });
  });

  it('passes on why the demo refuses, and for how long', async () => {
    const refusal = { code: 'demo_limit_reached', message: 'The demo is limited.' };
    answerWith(Response.json(refusal, { status: 429, headers: { 'Retry-After': '125' } }));
    expect(await readDemoCard(picture)).toEqual({
      kind: 'refused',
      message: 'The demo is limited. Try again in 3 minutes.',
    });
  });

  it('asks this server when the backend names no webhook', async () => {
    fetched.mockImplementation(async (address) => {
      if (address.pathname.endsWith('/get-webhook-url')) throw new TypeError('Failed to fetch');
      expect(address.href).toBe(new URL('/webhook/demo-card', window.location.href).href);
      return Response.json({ cards: [{ contact }] });
    });
    expect(await readDemoCard(picture)).toMatchObject({ kind: 'read' });
  });

  it('has a sentence for an answer that makes no sense', async () => {
    answerWith(new Response('<!doctype html>'));
    expect(await readDemoCard(picture)).toMatchObject({ kind: 'refused' });
  });
});
