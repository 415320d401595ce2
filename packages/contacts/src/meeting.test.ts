import { expect, test } from 'vitest';
import { describePlace, isDay, readMeeting, toMeetingColumns } from './meeting.ts';

const fair = { event: 'Hannover Fair', place: 'Hall 5', day: '2026-04-20' };

test('a meeting is read back from its columns', () => {
  expect(readMeeting(toMeetingColumns(fair))).toEqual(fair);
  expect(readMeeting(toMeetingColumns({ ...fair, place: ' ', day: '' }))).toEqual({
    ...fair,
    place: '',
    day: '',
  });
});

test('no meeting stays no meeting', () => {
  const columns = { met_event: null, met_place: null, met_on: null };
  expect(toMeetingColumns(undefined)).toEqual(columns);
  expect(readMeeting(columns)).toBeUndefined();
});

test('a column never exceeds the database’s limit, and no character is cut in half', () => {
  const { met_event } = toMeetingColumns({ ...fair, event: `${'x'.repeat(499)}😀` });
  expect(met_event).toHaveLength(500);
  expect(met_event?.isWellFormed()).toBe(true);
});

test.each([
  ['2026-04-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['20.04.2026', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a place is described by what is known', () => {
  expect(describePlace(fair)).toBe('Hannover Fair, Hall 5');
  expect(describePlace({ ...fair, event: '' })).toBe('Hall 5');
});
