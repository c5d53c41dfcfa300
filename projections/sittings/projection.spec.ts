import { describe, expect, it } from 'vitest';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { score, sessionId, userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { sittings } from './projection.ts';

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
  data: { uid: 'WSC-0002', reason: 'The analysis gave no score.' },
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
  isRemoved: false,
  mark: null,
  paidBy: null,
  shareId: null,
  breakEndsAt: null,
  // The first exam that has all that was asked: the sprint suits every exam.
  examType: 'new_format',
};
const noResult = { points: null, maximum: null, overall: null, figures: null, results: null };
/** A result with the questions' scores and the derived figures; only one skill was taken. */
function resultOf(
  points: number,
  maximum: number,
  ...questions: [uid: string, points: number, maximum: number][]
) {
  const scored = questions.map(([uid, own, most]) => ({ uid, points: own, maximum: most }));
  const items = scored.map(({ uid, ...of }) => ({ uid, type: typeOfUid(uid), score: of }));
  const { skills } = estimate('new_format', items, sessionId);
  expect(Object.keys(skills)).toEqual(['reading']);
  return { points, maximum, overall: null, figures: { overall: null, skills }, results: scored };
}

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
      { status: 'scored', answered: 1, ...resultOf(1, 5, ['RSA-0001', 1, 1], ['RRP-0003', 0, 4]) },
    ],
  ])('follows a sitting: %#', (events, state) => {
    expect(rowsAfter(sittings, events)).toEqual([{ ...sitting, ...state }]);
  });

  it('has the points and the revisions of the last MockTestQuestionRescored', () => {
    const all = [started, answered, ended, submitted, recordedResult];
    const once = rescored('RRP-0003', 2, { points: 3, maximum: 5 });
    const scored = { ...sitting, status: 'scored', answered: 1 };
    expect(rowsAfter(sittings, [...all, once])).toEqual([
      {
        ...scored,
        ...resultOf(3, 5, ['RSA-0001', 1, 1], ['RRP-0003', 1, 1]),
        asked: { 'RSA-0001': 1, 'RRP-0003': 2 },
      },
    ]);
    const again = rescored('RRP-0003', 12, { points: 1, maximum: 4 });
    const other = rescored('RSA-0001', 3, { points: 0, maximum: 4 });
    expect(rowsAfter(sittings, [...all, once, again, other])).toEqual([
      {
        ...scored,
        ...resultOf(0, 4, ['RSA-0001', 1, 1], ['RRP-0003', 1, 1]),
        asked: { 'RSA-0001': 3, 'RRP-0003': 12 },
      },
    ]);
  });

  it('shows whether its student removed it', () => {
    const removed = about({ type: 'MockTestRemoved', data: {} });
    const restored = about({ type: 'MockTestRestored', data: {} });
    expect(rowsAfterTwice(sittings, [started, removed, answered])).toMatchObject([{ isRemoved: true }]);
    expect(rowsAfter(sittings, [started, removed, restored])).toMatchObject([{ isRemoved: false }]);
    expect(rowsAfter(sittings, [removed])).toEqual([]);
  });

  it('stores the link of a shared scorecard', () => {
    const shareId = '0b0ec7a6-53f4-4c1f-9c0c-3a4de3d9a1f2';
    const shared = about({ type: 'MockTestScorecardShared', data: { shareId, name: 'Ann' } });
    const unshared = about({ type: 'MockTestScorecardUnshared', data: {} });
    expect(rowsAfterTwice(sittings, [started, shared])).toEqual([expect.objectContaining({ shareId })]);
    expect(rowsAfter(sittings, [started, shared])).not.toContainEqual(
      expect.objectContaining({ name: 'Ann' }),
    );
    expect(rowsAfter(sittings, [started, shared, unshared])).toMatchObject([{ shareId: null }]);
  });

  it('moves the deadline by compensated time and breaks, the present one in full', () => {
    const place = { section: 0, clock: 0 };
    const at = (minutes: number) => new Date(Date.parse(startedAt) + minutes * 60_000).toISOString();
    const back = { cause: 'outage', from: at(0), until: at(1), seconds: 60 } as const;
    const givenBack = about({ type: 'MockTestTimeCompensated', data: { ...place, ...back } });
    const began = about({ type: 'MockTestBreakStarted', data: { ...place, beganAt: at(2), endsAt: at(12) } });
    const over = about({
      type: 'MockTestBreakEnded',
      data: { ...place, from: at(2), until: at(5), cause: 'student' },
    });
    expect(rowsAfter(sittings, [started, givenBack])).toMatchObject([{ deadline: at(7) }]);
    expect(rowsAfter(sittings, [started, givenBack, began])).toMatchObject([
      { deadline: at(17), breakEndsAt: at(12) },
    ]);
    expect(rowsAfter(sittings, [started, givenBack, began, over])).toMatchObject([
      { deadline: at(10), breakEndsAt: null },
    ]);
  });

  it('extends the current and later sections by extra time granted during the test', () => {
    const granted = about({
      type: 'MockTestExtraTimeGranted',
      data: {
        during: 0,
        extraTime: { percent: 50, stopClock: false },
        clocks: [
          { section: 0, clock: 1, seconds: 90, added: 30 },
          { section: 1, clock: 0, seconds: 900, added: 300 },
        ],
      },
    });
    const [row] = rowsAfterTwice(sittings, [started, granted]);
    expect(row).toMatchObject({ sectionSeconds: [390], deadline: '2026-01-03T08:06:30.000Z' });
  });

  it('shows which ones count in no statistics', () => {
    const trial = { ...started, data: { ...started.data, mark: 'trial' } } as Example;
    expect(rowsAfter(sittings, [trial])).toMatchObject([{ mark: 'trial' }]);
  });

  it('adds a score after the result', () => {
    const late = about({
      type: 'MockTestLateScoreRecorded',
      data: { uid: 'RSA-0001', score: score(1, 1), points: 5, maximum: 6 },
    });
    expect(rowsAfter(sittings, [started, ended, submitted, recordedResult, late])).toMatchObject([
      { status: 'scored', ...resultOf(5, 6, ['RSA-0001', 1, 1], ['RRP-0003', 0, 4]) },
    ]);
  });

  it('takes the exam from its start or from its test', () => {
    const told = { ...started, data: { ...started.data, examType: 'core' } } as Example;
    expect(rowsAfter(sittings, [told])).toMatchObject([{ examType: 'core' }]);
    const full = { ...started, data: { ...started.data, mockTestId: 'full_old_format' } } as Example;
    expect(rowsAfter(sittings, [full])).toMatchObject([{ examType: 'old_format' }]);
  });

  it('shows how a sitting was paid', () => {
    const paid = { ...started, data: { ...started.data, paidBy: 'flag' } } as Example;
    expect(rowsAfter(sittings, [paid])).toMatchObject([{ paidBy: 'flag' }]);
  });

  it('has no row for a sitting that never started', () => {
    expect(
      rowsAfter(sittings, [answered, ended, rescored('RSA-0001', 2, { points: 1, maximum: 1 })]),
    ).toEqual([]);
  });

  it('ignores a repeated batch', () => {
    const correction = rescored('RSA-0001', 2, { points: 0, maximum: 5 });
    const all = [started, answered, ended, submitted, recordedResult, correction, correction];
    expect(rowsAfterTwice(sittings, all)).toEqual(rowsAfter(sittings, all));
    expect(rowsAfterEach(sittings, all)).toEqual(rowsAfter(sittings, all));
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
  it('waits between them until its days are over, and continues with the second one', () => {
    expect(rowsAfter(sittings, [twoSections, ended])).toMatchObject([
      { status: 'between_sections', section: 0, deadline: expiresAt },
    ]);
    expect(rowsAfter(sittings, [twoSections, ended, begun])).toMatchObject([
      { status: 'running', section: 1, deadline: '2026-01-04T10:01:00.000Z' },
    ]);
    expect(rowsAfter(sittings, [twoSections, ended, begun, ended])).toMatchObject([
      { status: 'section_ended', section: 1 },
    ]);
  });
});
