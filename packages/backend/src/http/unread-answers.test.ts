import { expect, test } from 'vitest';
import { createUnreadAnswers } from './unread-answers.ts';

function waitingRoom() {
  const dropped: string[] = [];
  const answers = createUnreadAnswers({ total: 10, perOwner: 6 });
  const hold = (name: string, owner: string, bytes: number) =>
    answers.hold({ owner, bytes, drop: () => dropped.push(name) });
  return { dropped, hold };
}

test('an owner who exceeds their share loses their own oldest answers', () => {
  const { dropped, hold } = waitingRoom();
  hold('of Eve', 'eve', 3);
  hold('first', 'ada', 3);
  hold('second', 'ada', 3);
  hold('third', 'ada', 4);
  expect(dropped).toEqual(['first', 'second']);
});

test('if everything is full, the oldest answer is dropped', () => {
  const { dropped, hold } = waitingRoom();
  hold('of Eve', 'eve', 5);
  hold('of Bo', 'bo', 4);
  hold('of Ada', 'ada', 2);
  expect(dropped).toEqual(['of Eve']);
});

test('an answer that was read takes no room', () => {
  const { dropped, hold } = waitingRoom();
  for (let i = 0; i < 5; i += 1) hold(`${i}`, 'ada', 6)();
  expect(dropped).toEqual([]);
});

test('an answer larger than the share is still given, if it is the only one', () => {
  const { dropped, hold } = waitingRoom();
  hold('small', 'ada', 1);
  hold('huge', 'ada', 9);
  expect(dropped).toEqual(['small']);
});
