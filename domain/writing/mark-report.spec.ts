import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import type { Score } from '../scoring/score.ts';
import {
  findMark,
  judgeMark,
  markReportStream,
  reportMark,
  type MarkReportEvent,
  type ReportedMark,
} from './mark-report.ts';

const mark: ReportedMark = {
  reportId: 'm1',
  place: 'practice',
  answerId: 'a1',
  uid: 'WWM-0001',
  span: [4, 9],
  fault: 'grammar',
  scorer: 'writing',
  scorerVersion: 3,
};
const reported: MarkReportEvent = { type: 'MarkReported', data: mark };
const judged = (judgement: 'accepted' | 'rejected'): MarkReportEvent => ({
  type: 'MarkReportResolved',
  data: { reportId: 'm1', judgement },
});

test('records a report of a mark once, even after its judgement', () => {
  given(markReportStream, [])
    .when((state) => reportMark(state, mark))
    .then([reported]);
  for (const before of [[reported], [reported, judged('rejected')]])
    given(markReportStream, before)
      .when((state) => reportMark(state, mark))
      .then([]);
});

test('judges a report, also a second time', () => {
  const accept = (state: Parameters<typeof judgeMark>[0]) =>
    judgeMark(state, { reportId: 'm1', judgement: 'accepted' });
  given(markReportStream, []).when(accept).thenRejected('not_found');
  given(markReportStream, [reported])
    .when(accept)
    .then([judged('accepted')]);
  given(markReportStream, [reported, judged('accepted')])
    .when(accept)
    .then([]);
  given(markReportStream, [reported, judged('rejected')])
    .when(accept)
    .then([judged('accepted')]);
});

test('finds a mark by its exact place, in the latest score with it', () => {
  const scoreOf = (scorerVersion: number, ...spans: [number, number][]): Score => ({
    points: 1,
    maximum: 2,
    successful: false,
    rubric: '2021',
    scorer: 'writing',
    scorerVersion,
    traits: [
      {
        trait: 'grammar',
        points: 1,
        maximum: 2,
        evidence: spans.map((span) => ({ kind: 'text', span, fault: 'grammar' })),
      },
    ],
    remarks: [{ kind: 'text', span: [20, 24], fault: 'spelling' }],
  });
  const scores = [scoreOf(1, [4, 9]), scoreOf(2, [4, 9], [12, 15]), scoreOf(3)];
  expect(findMark(scores, [4, 9])?.score.scorerVersion).toBe(2);
  expect(findMark(scores, [20, 24])).toMatchObject({
    mark: { fault: 'spelling' },
    score: { scorerVersion: 3 },
  });
  expect(findMark(scores, [4, 8])).toBeUndefined();
  expect(findMark([], [4, 9])).toBeUndefined();
});
