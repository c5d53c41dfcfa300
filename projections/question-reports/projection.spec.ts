import { describe, expect, it } from 'vitest';
import { erased } from '#domain/core/events/personal.ts';
import type { QuestionReportEvent } from '#domain/questions/question-report.ts';
import { userId } from '../core/testing/examples.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { questionReports } from './projection.ts';

const at = '2026-01-05T08:00:00.000Z';
const about = (event: QuestionReportEvent, reportId = 'r1'): Example => ({
  ...event,
  stream: `question_report-${reportId}`,
  userId,
  at,
});
const data = { reportId: 'r1', uid: 'RSA-0001', revision: 2, reason: 'wrong_answer' } as const;
const reported = about({ type: 'QuestionReported', data: { ...data, message: 'Typed by Ann' } });
const resolved = (resolution: 'corrected' | 'declined', note: string) =>
  about({ type: 'QuestionReportResolved', data: { reportId: 'r1', resolution, note } });
const row = {
  reportId: 'r1',
  uid: 'RSA-0001',
  revision: 2,
  reason: 'wrong_answer',
  status: 'open',
  resolution: null,
  userId,
  visitorId: null,
  at,
};

describe('question reports', () => {
  it('have a row for each QuestionReported, without its text', () => {
    expect(rowsAfter(questionReports, [reported])).toEqual([row]);
    const shredded = about({ type: 'QuestionReported', data: { ...data, message: erased } });
    expect(rowsAfter(questionReports, [shredded])).toEqual([row]);
  });

  it('include reports of visitors', () => {
    const { userId: _userId, ...nobody } = reported;
    expect(rowsAfter(questionReports, [{ ...nobody, visitorId: 'v1' }])).toEqual([
      { ...row, userId: null, visitorId: 'v1' },
    ]);
  });

  it('show the outcome of the last QuestionReportResolved', () => {
    const all = [reported, resolved('declined', 'It is right.'), resolved('corrected', 'It was not.')];
    expect(rowsAfter(questionReports, all)).toEqual([
      { ...row, status: 'resolved', resolution: 'corrected' },
    ]);
  });

  it('have no row for a resolution alone', () => {
    expect(rowsAfter(questionReports, [resolved('declined', '')])).toEqual([]);
  });

  it('ignore a repeated batch', () => {
    const all = [reported, resolved('declined', ''), resolved('corrected', '')];
    expect(rowsAfterTwice(questionReports, all)).toEqual(rowsAfter(questionReports, all));
    expect(rowsAfterEach(questionReports, all)).toEqual(rowsAfter(questionReports, all));
  });
});
