import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UnreadableEvent } from '../core/events/codec.ts';
import { erased } from '../core/events/personal.ts';
import type { JsonObject } from '../core/events/json.ts';
import { sampleOf } from '../core/testing/sample.ts';
import { codecOf, streams } from '../streams.ts';
import { stateAfter, subjectOf } from './replay.ts';
import { examples, question, registeredAndErased, type ExampleType } from './testing/stories.ts';

const inStream = (stream: string, ...types: ExampleType[]) =>
  types.map((type) => ({ stream, type, data: examples[type] }));

describe('the state after each event', () => {
  test('of an account', () => {
    const events = inStream(
      'account-u1',
      'UserRegistered',
      'EmailVerified',
      'PaidTimeGranted',
      'UserBlocked',
      'UserUnblocked',
      'AccountDeleted',
    );
    const after = (count: number) => stateAfter('account-u1', events.slice(0, count));
    expect(after(0)).toEqual({ status: 'unregistered' });
    expect(after(1)).toMatchObject({ status: 'active', email: 'ann@example.com', isVerified: false });
    expect(after(2)).toMatchObject({ isVerified: true });
    expect(after(3)).toMatchObject({ paidExpiryTime: '2027-01-31T00:00:00.000Z' });
    expect(after(4)).toMatchObject({ status: 'blocked', reason: 'Shared the account' });
    expect(after(5)).toMatchObject({ status: 'active' });
    expect(after(6)).toEqual({ status: 'deleted', userId: 'u1' });
  });

  test('of an account whose personal data is gone', () => {
    const state = stateAfter('account-u1', [{ stream: 'account-u1', ...registeredAndErased }]);
    expect(state).toMatchObject({ status: 'active', email: erased, passwordHash: erased });
  });

  test('of a practice answer', () => {
    const events = inStream('question_attempt-a1', 'AnswerSubmitted', 'AnswerScored');
    expect(stateAfter('question_attempt-a1', events.slice(0, 1))).toMatchObject({
      status: 'submitted',
      uid: 'RRP-0003',
    });
    expect(stateAfter('question_attempt-a1', events)).toMatchObject({
      status: 'scored',
      scores: [{ score: { points: 3, maximum: 4 }, revision: 1 }],
    });
  });

  test('of a test', () => {
    const events = inStream(
      'mock_test_attempt-t1',
      'MockTestStarted',
      'MockTestAnswerSubmitted',
      'MockTestSectionEnded',
      'MockTestSubmitted',
      'MockTestResultRecorded',
    );
    const after = (count: number) => stateAfter('mock_test_attempt-t1', events.slice(0, count));
    expect(after(1)).toMatchObject({ status: 'running', answers: [] });
    expect(after(2)).toMatchObject({ status: 'running', answers: [{ selectedAnswer: 'They dance.' }] });
    expect(after(3)).toMatchObject({ status: 'section_ended', cause: 'deadline' });
    expect(after(4)).toMatchObject({ status: 'submitted' });
    expect(after(5)).toMatchObject({ status: 'scored', points: 1, maximum: 9 });
  });

  test('of a session, an email address, a question, marks, a report, a review and a look-up', () => {
    const session = inStream('session-u1', 'SessionStarted', 'SessionEnded');
    expect(stateAfter('session-u1', session.slice(0, 1))).toMatchObject({ status: 'active' });
    expect(stateAfter('session-u1', session)).toEqual({ status: 'ended', sessionId: 's1' });
    expect(stateAfter('email-h', inStream('email-h', 'EmailConfirmed'))).toMatchObject({ userId: 'u1' });
    const bank = inStream('question-RSA-0001', 'QuestionDrafted', 'QuestionPublished', 'QuestionRevised');
    expect(stateAfter('question-RSA-0001', bank)).toMatchObject({ status: 'published', revision: 2 });
    const marks = inStream('practice_marks-u1-RRP', 'QuestionFavorited', 'QuestionMarkedAsTested');
    expect(stateAfter('practice_marks-u1-RRP', marks)).toMatchObject({
      favorites: ['RRP-0003'],
      tested: ['RRP-0003'],
    });
    const report = inStream('question_report-r1', 'QuestionReported', 'QuestionReportResolved');
    expect(stateAfter('question_report-r1', report)).toMatchObject({ status: 'resolved' });
    const card = inStream('review_card-u1-RSA-0001', 'ReviewScheduled', 'ReviewStopped');
    expect(stateAfter('review_card-u1-RSA-0001', card)).toMatchObject({ status: 'stopped' });
    const lookUp = inStream('history_lookup-l1', 'HistoryLookedUp');
    expect(stateAfter('history_lookup-l1', lookUp)).toEqual({ status: 'recorded' });
  });
});

test.each(streams.flatMap((stream) => stream.types.map((type) => [type, stream] as const)))(
  'the category of %s has rules that replay it, and a word for it',
  (type, { category, definitions }) => {
    const data = sampleOf(definitions[type]?.schema ?? z.never(), [question]) as JsonObject;
    const stream = `${category}-1`;
    expect(Object.keys(stateAfter(stream, [{ stream, type, data }]))).not.toEqual([]);
    expect(subjectOf(stream)).not.toBe(category);
  },
);

test('refuses unreadable events instead of showing a state', () => {
  const damaged = { stream: 'account-u1', type: 'UserBlocked', data: { reason: 7 } };
  expect(() => stateAfter('account-u1', [damaged])).toThrow(UnreadableEvent);
  expect(() => codecOf('constructor')).toThrow(UnreadableEvent);
  expect(() => stateAfter('basket-1', [])).toThrow(RangeError);
  expect(() => stateAfter('constructor-1', [])).toThrow(RangeError);
});

test('names a stream by its category if it has no other name', () => {
  expect(subjectOf('unnamed')).toBe('unnamed');
  expect(subjectOf('toString-1')).toBe('toString');
});
