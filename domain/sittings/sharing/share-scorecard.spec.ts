import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { erased } from '../../core/events/personal.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { mockTestStream, type MockTestEvent } from '../mock-test-attempt.ts';
import { sharedNameSchema, shareScorecard, shareView, unshareScorecard } from './share-scorecard.ts';

const now = '2026-11-20T12:00:00.000Z';
const started: MockTestEvent = {
  type: 'MockTestStarted',
  data: {
    sessionId: 's1',
    mockTestId: 'reading_sprint_1',
    userId: 'u1',
    sections: [
      { section: 'reading', clocks: [{ seconds: 360, questions: [{ uid: 'RFB-0001', revision: 1 }] }] },
    ],
    startedAt: now,
    expiresAt: '2026-11-27T12:00:00.000Z',
  },
};
const submitted: MockTestEvent[] = [
  started,
  { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'student' } },
  { type: 'MockTestSubmitted', data: { answered: 0, questions: 1 } },
];
const scored: MockTestEvent[] = [
  ...submitted,
  {
    type: 'MockTestResultRecorded',
    data: { mockTestId: 'reading_sprint_1', results: [], points: 0, maximum: 0 },
  },
];
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const shared = (shareId: string, name?: string): MockTestEvent => ({
  type: 'MockTestScorecardShared',
  data: { shareId, ...(name !== undefined && { name }) },
});
const unshared: MockTestEvent = { type: 'MockTestScorecardUnshared', data: {} };
const share = (shareId: string, name?: string) => (state: Parameters<typeof shareScorecard>[0]) =>
  shareScorecard(state, { shareId, name });

test('shares a scorecard once it has a result', () => {
  given(mockTestStream, []).when(share(first)).thenRejected('mock_test_not_found');
  given(mockTestStream, submitted).when(share(first)).thenRejected('test_not_submitted');
  given(mockTestStream, scored)
    .when(share(first))
    .then([shared(first)]);
  given(mockTestStream, scored)
    .when(share(first, 'Ann'))
    .then([shared(first, 'Ann')]);
  given(mockTestStream, [...scored, { type: 'MockTestRemoved', data: {} }])
    .when(share(first))
    .thenRejected('mock_test_not_found');
});

test('keeps the link of a shared scorecard, and lets its name change', () => {
  given(mockTestStream, [...scored, shared(first, 'Ann')])
    .when(share(second, 'Ann'))
    .then([]);
  given(mockTestStream, [...scored, shared(first, 'Ann')])
    .when(share(second))
    .then([shared(first)]);
  given(mockTestStream, [...scored, shared(first)])
    .when(share(second, 'Bo'))
    .then([shared(first, 'Bo')]);
});

test('removes a share, and gives a later one another link', () => {
  given(mockTestStream, scored).when(unshareScorecard).then([]);
  given(mockTestStream, [...scored, shared(first)])
    .when(unshareScorecard)
    .then([unshared]);
  expect(fold(mockTestStream, [...scored, shared(first, 'Ann'), unshared])).toEqual(
    fold(mockTestStream, scored),
  );
  given(mockTestStream, [...scored, shared(first), unshared])
    .when(share(second))
    .then([shared(second)]);
});

test('keeps a share whatever else happens to the result', () => {
  const late: MockTestEvent = { type: 'MockTestRemoved', data: {} };
  const state = fold(mockTestStream, [
    ...scored,
    shared(first),
    late,
    { type: 'MockTestRestored', data: {} },
  ]);
  expect(state).toMatchObject({ status: 'scored', share: { shareId: first } });
});

test('hides an erased name and refuses a blank one', () => {
  expect(shareView({ shareId: first, name: erased })).toEqual({ shareId: first });
  expect(shareView({ shareId: first, name: 'Ann' })).toEqual({ shareId: first, name: 'Ann' });
  expect(sharedNameSchema.safeParse('  ').success).toBe(false);
  expect(sharedNameSchema.parse(' Ann ')).toBe('Ann');
});
