import { countInProcess } from '@cardsift/backend/create-limiter';
import { EMPTY_ANSWER } from '@cardsift/card-reader/judge-second-answer/second-answer';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AskModel, ModelReply } from './ask-model.ts';
import { createSecondReader, PAUSE_MS } from './second-reader.ts';
import { SecondReaderError } from './second-reader-error.ts';
import type { SecondReaderSettings } from './second-reader-variables.ts';

const SETTINGS: SecondReaderSettings = {
  url: 'http://localhost:11434/v1',
  model: 'llama3.2',
  key: undefined,
  provider: null,
  sees: 'lines',
  asks: 'unsure',
  limit: 60_000,
  atOnce: 2,
  perMinute: 1000,
  tokens: 500,
  tokensPerDay: 1_000_000,
};

const question = { lines: '{"lines":[]}', pictures: [] };
const nobodyLeaves = new AbortController().signal;
const reply = (tokens?: number): ModelReply => ({ answer: EMPTY_ANSWER, tokens });

function open(askModel: AskModel, change: Partial<SecondReaderSettings> = {}) {
  const told: string[] = [];
  const asked = vi.fn(askModel);
  const reader = createSecondReader(
    { ...SETTINGS, ...change },
    {
      askModel: asked,
      createLimiter: countInProcess,
      logger: pino({ level: 'silent' }),
      onAnswer: (outcome) => told.push(outcome),
    },
  );
  const ask = (signal = nobodyLeaves) =>
    reader.ask(question, signal).then(
      () => 'read',
      (error: unknown) => (error as SecondReaderError).code,
    );
  return { reader, ask, asked, told };
}

/** A model that answers when the test opens the gate. */
function openGate() {
  const gate = Promise.withResolvers<void>();
  return { open: gate.resolve, model: (() => gate.promise.then(() => reply())) satisfies AskModel };
}

afterEach(() => void vi.useRealTimers());

test('is named after its model and who runs it', () => {
  expect(open(async () => reply()).reader.name).toBe('llama3.2 on your server');
  const { reader } = open(async () => reply(), { model: 'small', provider: 'Mistral AI' });
  expect(reader.name).toBe('small at Mistral AI');
  expect(reader.info).toEqual({
    model: 'small',
    provider: 'Mistral AI',
    sees: 'lines',
    asks: 'unsure',
  });
});

describe('its limits', () => {
  test('are questions per minute', async () => {
    const { ask, asked } = open(async () => reply(), { perMinute: 2 });
    expect([await ask(), await ask(), await ask()]).toEqual(['read', 'read', 'busy']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('are questions at once; a few more may wait', async () => {
    const gate = openGate();
    const { ask, asked } = open(gate.model, { atOnce: 1 });
    const all = [1, 2, 3, 4, 5, 6].map(() => ask());
    expect(await all[5]).toBe('busy');
    expect(asked).toHaveBeenCalledTimes(1);
    gate.open();
    expect(await Promise.all(all)).toEqual([...Array(5).fill('read'), 'busy']);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  test('are seconds, including the wait for a place', async () => {
    const { ask } = open(() => new Promise(() => {}), { atOnce: 1, limit: 50 });
    expect(await Promise.all([ask(), ask()])).toEqual(['slow', 'slow']);
  });

  test('are tokens per day, of which unused ones are given back', async () => {
    const { ask, asked } = open(async () => reply(1000), { tokensPerDay: 3200 });
    // A question may cost some 1,500 tokens.
    expect([await ask(), await ask(), await ask()]).toEqual(['read', 'read', 'over_budget']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('count the most that a question may cost if the actual cost is unknown', async () => {
    const { ask } = open(async () => reply(), { tokensPerDay: 3500 });
    expect([await ask(), await ask(), await ask()]).toEqual(['read', 'read', 'over_budget']);
  });

  test('count nothing for a question that was never sent', async () => {
    const gate = openGate();
    const { ask } = open(gate.model, { atOnce: 1, tokensPerDay: 6 * 2000 });
    const all = [1, 2, 3, 4, 5].map(() => ask());
    for (let i = 0; i < 20; i++) expect(await ask()).toMatch(/busy|over_budget/);
    gate.open();
    expect(await Promise.all(all)).toEqual(Array(5).fill('read'));
    expect(await ask()).toBe('read');
  });
});

describe('its circuit breaker', () => {
  const fails: AskModel = () => Promise.reject(new SecondReaderError('away'));

  test('stops asking after three failures in a row, and tries again after a while', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isAway = true;
    const { ask, asked, told } = open(async () => {
      if (isAway) throw new SecondReaderError('away');
      return reply();
    });
    for (let i = 0; i < 3; i++) expect(await ask()).toBe('away');
    expect(await ask()).toBe('paused');
    expect(asked).toHaveBeenCalledTimes(3);
    vi.setSystemTime(Date.now() + PAUSE_MS - 1);
    expect(await ask()).toBe('paused');
    vi.setSystemTime(Date.now() + 2);
    isAway = false;
    expect(await ask()).toBe('read');
    expect(await ask()).toBe('read');
    expect(told).toEqual(['away', 'away', 'away', 'paused', 'paused', 'read', 'read']);
  });

  test('pauses again if the first question after a pause fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, asked } = open(fails);
    for (let i = 0; i < 3; i++) await ask();
    vi.setSystemTime(Date.now() + PAUSE_MS + 1);
    expect(await ask()).toBe('away');
    expect(await ask()).toBe('paused');
    expect(asked).toHaveBeenCalledTimes(4);
  });

  test('does not count questions whose client has left', async () => {
    const { ask, asked } = open((_, signal) => {
      const left = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => left.reject(new SecondReaderError('left')));
      return left.promise;
    });
    for (let i = 0; i < 5; i++) {
      const person = new AbortController();
      const answer = ask(person.signal);
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(i + 1));
      person.abort();
      expect(await answer).toBe('left');
    }
  });

  test('costs no tokens while it pauses', async () => {
    const { ask } = open(fails, { tokensPerDay: 3 * 1800 });
    for (let i = 0; i < 3; i++) await ask();
    for (let i = 0; i < 5; i++) expect(await ask()).toMatch(/paused|over_budget/);
  });
});

test('logs a failure without the model’s words', async () => {
  const { reader } = open(() => Promise.reject(new TypeError('Ada Byron')));
  const failure = await reader.ask(question, nobodyLeaves).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'away', message: 'away' });
});
