import { describe, expect, it } from 'vitest';
import type { MarkReportEvent } from '#domain/writing/mark-report.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { markReports } from './projection.ts';

const at = '2026-01-05T08:00:00.000Z';
const about = (event: MarkReportEvent): Example => ({ ...event, stream: 'mark_report-m1', userId, at });
const mark = {
  reportId: 'm1',
  place: 'practice',
  answerId: 'a1',
  uid: 'WWM-0001',
  fault: 'grammar',
  scorer: 'writing',
  scorerVersion: 3,
} as const;
const reported = about({ type: 'MarkReported', data: { ...mark, span: [4, 9] } });
const judged = (judgement: 'accepted' | 'rejected') =>
  about({ type: 'MarkReportResolved', data: { reportId: 'm1', judgement } });
const row = {
  ...mark,
  status: 'waiting',
  spanFrom: 4,
  spanTo: 9,
  category: null,
  rule: null,
  sources: [],
  userId,
  visitorId: null,
  at,
};

describe('reported marks', () => {
  it('have one row each, with the place of the mark and the latest judgement', () => {
    expect(rowsAfter(markReports, [reported])).toEqual([row]);
    const all = [reported, judged('rejected'), judged('accepted')];
    expect(rowsAfter(markReports, all)).toEqual([{ ...row, status: 'accepted' }]);
  });

  it('have no row for a judgement alone', () => {
    expect(rowsAfter(markReports, [judged('accepted')])).toEqual([]);
  });

  it('ignore a repeated batch', () => {
    const all = [reported, judged('rejected')];
    expect(rowsAfterTwice(markReports, all)).toEqual(rowsAfter(markReports, all));
    expect(rowsAfterEach(markReports, all)).toEqual(rowsAfter(markReports, all));
  });
});
