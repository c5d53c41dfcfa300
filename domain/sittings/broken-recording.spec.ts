import { describe, expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { fold } from '../core/events/stream.ts';
import { catalogue } from '../question-types/catalogue.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { hasRecordedAgain, reportBrokenRecording } from './broken-recording.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from './mock-test-attempt.ts';
import { nextDeadline } from './clocks/sitting-time.ts';
import { startedSitting } from './testing/started-sitting.ts';

const { SRA, SDI, RFB } = sampleQuestions;
const startedAtMs = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(startedAtMs + seconds * 1000).toISOString();

/** Two spoken questions and one that is read, under one clock of ten minutes. */
const started: MockTestEvent = startedSitting({
  sections: [
    {
      section: 'speaking',
      clocks: [{ seconds: 600, questions: [SRA, SDI, RFB].map(({ uid }) => ({ uid, revision: 1 })) }],
    },
  ],
  startedAt: at(0),
  expiresAt: at(7 * 24 * 3600),
});
const answered = (uid: string, index: number, seconds: number): MockTestEvent => ({
  type: 'MockTestAnswerSubmitted',
  data: { uid, index, answer: { type: 'SRA', recording: '', seconds: 0 }, submittedAt: at(seconds) },
});
const givenBack = (from: number, until: number): MockTestEvent => ({
  type: 'MockTestTimeCompensated',
  data: {
    section: 0,
    clock: 0,
    cause: 'sound_interrupted',
    from: at(from),
    until: at(until),
    seconds: until - from,
  },
});
const broken = (uid: string, now: number, seconds: number) => (state: MockTestAttempt) =>
  reportBrokenRecording(state, { uid, seconds, now: at(now) });
const sitting = (...past: MockTestEvent[]) => given(mockTestStream, [started, ...past]);

describe('a broken recording', () => {
  test('gives its time back to the clock and moves the deadline', () => {
    sitting()
      .when(broken(SRA.uid, 60, 12))
      .then([givenBack(48, 60)]);
    expect(nextDeadline(fold(mockTestStream, [started, givenBack(48, 60)]))).toBe(at(612));
  });
  test('counts once for each question', () => {
    const past = [givenBack(48, 60)];
    sitting(...past)
      .when(broken(SRA.uid, 61, 12))
      .then([]);
    sitting(...past, answered(SRA.uid, 0, 100))
      .when(broken(SDI.uid, 140, 20))
      .then([givenBack(120, 140)]);
  });
  test('counts at most the answering time and the time on the question', () => {
    const { answeringTime } = catalogue.SRA;
    sitting()
      .when(broken(SRA.uid, 300, 9999))
      .then([givenBack(300 - answeringTime, 300)]);
    sitting()
      .when(broken(SRA.uid, 5, 40))
      .then([givenBack(0, 5)]);
  });
  test('must be for the current spoken question, within its time', () => {
    for (const report of [broken(SDI.uid, 60, 12), broken(SRA.uid, 700, 12)])
      sitting().when(report).thenRejected('not_the_current_question');
    sitting(answered(SRA.uid, 0, 100), answered(SDI.uid, 1, 200))
      .when(broken(RFB.uid, 240, 30))
      .thenRejected('not_the_current_question');
    given(mockTestStream, [])
      .when(broken(SRA.uid, 60, 12))
      .thenRejected('mock_test_not_found');
  });
});

test('marks the current question as recorded again', () => {
  const { data } = givenBack(48, 60) as Extract<MockTestEvent, { type: 'MockTestTimeCompensated' }>;
  expect(hasRecordedAgain({ givenBack: [data], questionSince: at(0) })).toBe(true);
  expect(hasRecordedAgain({ givenBack: [data], questionSince: at(100) })).toBe(false);
  expect(hasRecordedAgain({ givenBack: [{ ...data, cause: 'outage' }], questionSince: at(0) })).toBe(false);
});
