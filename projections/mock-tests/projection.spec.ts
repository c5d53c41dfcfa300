import { describe, expect, it } from 'vitest';
import type { MockTestEvent } from '#domain/mock-tests/mock-test-attempt.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { score, sessionId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { mockTests } from './projection.ts';

const mockTestId = 'reading_sprint_1';
const startedAt = '2026-01-03T08:00:00.000Z';
const deadline = '2026-01-03T08:06:00.000Z';
const expiresAt = '2026-01-10T08:00:00.000Z';
const about = (event: MockTestEvent): Example => ({
  ...event,
  stream: `mock_test_attempt-${sessionId}`,
  userId,
});
const started = about({
  type: 'MockTestStarted',
  data: {
    sessionId,
    mockTestId,
    userId,
    startedAt,
    expiresAt,
    sections: oneClock('reading', 360, [
      { uid: 'RSA-0001', revision: 1 },
      { uid: 'RRP-0003', revision: 1 },
    ]),
  },
});
const answered = about({
  type: 'MockTestAnswerSubmitted',
  data: { uid: 'RSA-0001', index: 0, answer: { type: 'RSA', selectedAnswer: 'rain' } },
});
const ended = about({ type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'deadline' } });
const submitted = about({ type: 'MockTestSubmitted', data: { answered: 1, questions: 2 } });
const analysed = about({ type: 'MockTestAnswerScored', data: { uid: 'WSC-0001', score: score(1, 2) } });
const notAnalysed = about({
  type: 'MockTestAnswerAnalysisFailed',
  data: { uid: 'WSC-0002', reason: 'The analysis did not come to a score.' },
});
const results = [
  { uid: 'RSA-0001', score: score(1, 1) },
  { uid: 'RRP-0003', score: score(0, 4) },
];
const recordedResult = about({
  type: 'MockTestResultRecorded',
  data: { mockTestId, results, points: 1, maximum: 5 },
});
const rescored = (
  uid: string,
  revision: number,
  whole: { readonly points: number; readonly maximum: number },
) =>
  about({
    type: 'MockTestQuestionRescored',
    data: {
      uid,
      revision,
      score: score(1, 1),
      reason: 'The key was wrong',
      ...whole,
      previous: {
        points: 0,
        maximum: 1,
        successful: false,
      },
    },
  });
const asked = { 'RSA-0001': 1, 'RRP-0003': 1 };
const sitting = {
  sessionId,
  userId,
  mockTestId,
  startedAt,
  deadline,
  expiresAt,
  section: 0,
  sectionSeconds: [360],
  asked,
  analysed: 0,
};
const noResult = { points: null, maximum: null };

describe('mock tests', () => {
  it.each([
    [[started], { status: 'running', answered: 0, ...noResult }],
    [[started, answered], { status: 'running', answered: 1, ...noResult }],
    [[started, answered, ended], { status: 'section_ended', answered: 1, ...noResult }],
    [[started, answered, ended, submitted], { status: 'submitted', answered: 1, ...noResult }],
    [
      [started, answered, ended, submitted, analysed, notAnalysed],
      { status: 'submitted', answered: 1, analysed: 2, ...noResult },
    ],
    [
      [started, answered, ended, submitted, recordedResult],
      { status: 'scored', answered: 1, points: 1, maximum: 5 },
    ],
  ])('follows a sitting: %#', (events, state) => {
    expect(rowsAfter(mockTests, events)).toEqual([{ ...sitting, ...state }]);
  });

  it('has the points and the revisions of the last MockTestQuestionRescored', () => {
    const all = [started, answered, ended, submitted, recordedResult];
    const once = rescored('RRP-0003', 2, { points: 3, maximum: 5 });
    const scored = { ...sitting, status: 'scored', answered: 1 };
    expect(rowsAfter(mockTests, [...all, once])).toEqual([
      { ...scored, points: 3, maximum: 5, asked: { 'RSA-0001': 1, 'RRP-0003': 2 } },
    ]);
    const again = rescored('RRP-0003', 12, { points: 1, maximum: 4 });
    const other = rescored('RSA-0001', 3, { points: 0, maximum: 4 });
    expect(rowsAfter(mockTests, [...all, once, again, other])).toEqual([
      { ...scored, points: 0, maximum: 4, asked: { 'RSA-0001': 3, 'RRP-0003': 12 } },
    ]);
  });

  it('makes no row of a sitting that never started', () => {
    expect(
      rowsAfter(mockTests, [answered, ended, rescored('RSA-0001', 2, { points: 1, maximum: 1 })]),
    ).toEqual([]);
  });

  it('is not changed by a batch that comes twice', () => {
    const correction = rescored('RSA-0001', 2, { points: 0, maximum: 5 });
    const all = [started, answered, ended, submitted, recordedResult, correction, correction];
    expect(rowsAfterTwice(mockTests, all)).toEqual(rowsAfter(mockTests, all));
    expect(rowsAfterEach(mockTests, all)).toEqual(rowsAfter(mockTests, all));
  });
});

describe('a sitting of two sections', () => {
  const twoSections = about({
    type: 'MockTestStarted',
    data: {
      sessionId,
      mockTestId,
      userId,
      startedAt,
      expiresAt,
      sections: [
        ...oneClock('reading', 360, [{ uid: 'RSA-0001', revision: 1 }]),
        ...oneClock('listening', 60, [{ uid: 'LWD-0001', revision: 1 }]),
      ],
    },
  });
  const begunAt = '2026-01-04T10:00:00.000Z';
  const begun = about({
    type: 'MockTestSectionStarted',
    data: { index: 1, section: 'listening', startedAt: begunAt },
  });
  it('stands between them until its days are over, and runs again when the second one begins', () => {
    expect(rowsAfter(mockTests, [twoSections, ended])).toMatchObject([
      { status: 'between_sections', section: 0, deadline: expiresAt },
    ]);
    expect(rowsAfter(mockTests, [twoSections, ended, begun])).toMatchObject([
      { status: 'running', section: 1, deadline: '2026-01-04T10:01:00.000Z' },
    ]);
    expect(rowsAfter(mockTests, [twoSections, ended, begun, ended])).toMatchObject([
      { status: 'section_ended', section: 1 },
    ]);
  });
});
