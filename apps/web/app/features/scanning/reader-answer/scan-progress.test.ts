import { expect, test } from 'vitest';
import { readProgress, readResult } from './scan-progress.ts';

test('a line tells the place in the queue, or the step of the reading', () => {
  expect(readProgress('{"ahead":2}')).toEqual({ ahead: 2 });
  expect(readProgress('{"step":"read text"}')).toEqual({ step: 'read text' });
});

test.each(['', '{"ahead":', '{"cards":[]}', '{"step":"dream"}', 'null'])(
  'a line that says %j is no news',
  (line) => {
    expect(readProgress(line)).toBeNull();
  },
);

test('the last line is the answer', () => {
  const last = '{"cards":[]}';
  expect(readResult(`{"step":"decode"}\n${last}\n`)).toEqual({
    status: 200,
    contentType: 'application/vnd.cardsift.reading+json',
    body: last,
  });
  const failure = '{"status":503,"code":"busy","message":"Later.","retryAfter":2}';
  expect(readResult(`{"ahead":0}\n${failure}\n`)).toEqual({
    status: 503,
    retryAfter: 2,
    contentType: 'application/json',
    body: failure,
  });
});

test.each(['', '{"step":"decode"}\n', '{"step":"decode"}\n{"cards":[{'])(
  'there is none when the lines break off after %j',
  (lines) => {
    expect(readResult(lines)).toBeNull();
  },
);
