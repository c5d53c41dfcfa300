import { expect, it } from 'vitest';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { sessionId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { testTimes } from './projection.ts';

const at = (time: string) => `2026-01-03T${time}.000Z`;
const about = (event: MockTestEvent, recordedAt = at('23:00:00')): Example => ({
  ...event,
  stream: `mock_test_attempt-${sessionId}`,
  userId,
  at: recordedAt,
});
const started = (mark?: 'trial' | 'quick') =>
  about({
    type: 'MockTestStarted',
    data: {
      sessionId,
      mockTestId: 'reading_sprint_1',
      userId,
      startedAt: at('08:00:00'),
      expiresAt: '2026-01-10T08:00:00.000Z',
      sections: oneClock('reading', 360, [{ uid: 'RSA-0001', revision: 1 }]),
      ...(mark && { mark }),
    },
  });
const answered = (index: number, submittedAt?: string, recordedAt?: string) =>
  about(
    {
      type: 'MockTestAnswerSubmitted',
      data: {
        uid: `RSA-000${index + 1}`,
        index,
        answer: { type: 'RSA', selectedAnswer: 'rain' },
        ...(submittedAt !== undefined && { submittedAt }),
      },
    },
    recordedAt,
  );
const place = { section: 0, clock: 0 };

it('times each answer from the event before it, by the moment it was given', () => {
  const sitting = [
    started(),
    answered(0, at('08:01:00')),
    // An older answer has only the time of its record.
    answered(1, undefined, at('08:01:30')),
    about({
      type: 'MockTestBreakEnded',
      data: { ...place, from: at('08:01:30'), until: at('08:05:00'), cause: 'student' },
    }),
    answered(2, at('08:05:10')),
    about({ type: 'MockTestClockExpired', data: { ...place, ranOutAt: at('08:10:00') } }),
    answered(3, at('08:10:05')),
    about({
      type: 'MockTestSectionStarted',
      data: { index: 1, section: 'listening', startedAt: at('09:00:00') },
    }),
    answered(4, at('09:00:20')),
    answered(5, at('09:00:19')),
  ];
  const rows = rowsAfter(testTimes, sitting);
  const answers = [
    { at: at('08:01:00'), seconds: 60 },
    { at: at('08:01:30'), seconds: 30 },
    { at: at('08:05:10'), seconds: 10 },
    { at: at('08:10:05'), seconds: 5 },
    { at: at('09:00:20'), seconds: 20 },
    { at: at('09:00:19'), seconds: 0 },
  ];
  expect(rows).toMatchObject([{ sessionId, userId, answers, lastAt: at('09:00:19'), isRemoved: false }]);
  expect(rowsAfterTwice(testTimes, sitting)).toEqual(rows);
  expect(rowsAfterEach(testTimes, sitting)).toEqual(rows);
});

it('leaves out marked sittings, and removed ones until they are restored', () => {
  for (const mark of ['trial', 'quick'] as const)
    expect(rowsAfter(testTimes, [started(mark), answered(0, at('08:01:00'))])).toEqual([]);
  const removed = [started(), about({ type: 'MockTestRemoved', data: {} })];
  expect(rowsAfter(testTimes, removed)).toMatchObject([{ isRemoved: true }]);
  expect(rowsAfter(testTimes, [...removed, about({ type: 'MockTestRestored', data: {} })])).toMatchObject([
    { isRemoved: false },
  ]);
});
