import { parseVariables } from '@cardsift/backend/parse-variables';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  checkSecondReader,
  nameOf,
  readSecondReaderSettings,
  SECOND_READER_VARIABLES,
} from './second-reader-variables.ts';

const schema = z.object(SECOND_READER_VARIABLES).superRefine(checkSecondReader);
const read = (env: Record<string, string>) => readSecondReaderSettings(parseVariables(schema, env));

const OLLAMA = { SECOND_READER_URL: 'http://localhost:11434/v1', SECOND_READER_MODEL: 'llama3.2' };
const MISTRAL = {
  SECOND_READER_URL: 'https://api.mistral.ai/v1/',
  SECOND_READER_MODEL: 'mistral-small-latest',
};

test('there is none unless a URL is set', () => {
  expect(read({})).toBeNull();
  expect(read({ SECOND_READER_MODEL: 'llama3.2' })).toBeNull();
});

test('has the limits that docs/operating.md names', () => {
  expect(read(OLLAMA)).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'llama3.2',
    key: undefined,
    provider: null,
    sees: 'lines',
    asks: 'unsure',
    limit: 15_000,
    atOnce: 2,
    perMinute: 30,
    tokens: 1000,
    tokensPerDay: 1_000_000,
  });
});

test('a URL requires a model', () => {
  expect(() => read({ SECOND_READER_URL: OLLAMA.SECOND_READER_URL })).toThrow(
    /SECOND_READER_MODEL/,
  );
});

test('a public URL requires the name of who runs it', () => {
  expect(() => read(MISTRAL)).toThrow(/SECOND_READER_PROVIDER/);
  const provided = read({ ...MISTRAL, SECOND_READER_PROVIDER: 'Mistral AI' });
  expect(provided).toMatchObject({ provider: 'Mistral AI', url: 'https://api.mistral.ai/v1' });
  expect(provided && nameOf(provided)).toBe('mistral-small-latest at Mistral AI');
  expect(read({ ...MISTRAL, SECOND_READER_PROVIDER: 'own' })?.provider).toBeNull();
});

test.each([
  ['http://127.0.0.1:8000/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://10.1.2.3/v1', true],
  ['http://172.20.0.5/v1', true],
  ['http://192.168.1.9/v1', true],
  ['http://[fd00::5]/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://models.internal/v1', true],
  ['http://172.32.0.5/v1', false],
  ['http://8.8.8.8/v1', false],
  ['http://[2001:db8::5]/v1', false],
  ['http://localhost.example.org/v1', false],
])('%s is in a private network: %s', (url, isOwn) => {
  const env = { ...OLLAMA, SECOND_READER_URL: url };
  if (isOwn) expect(read(env)?.provider).toBeNull();
  else expect(() => read(env)).toThrow(/public address/);
});

test('reports a wrong value without repeating it', () => {
  const env = { ...OLLAMA, SECOND_READER_SECONDS: 'soon', SECOND_READER_SEES: 'everything' };
  expect(() => read(env)).toThrow(
    /SECOND_READER_SEES[\s\S]*SECOND_READER_SECONDS|SECONDS[\s\S]*SEES/,
  );
  expect(() => read(env)).not.toThrow(/soon|everything/);
});
