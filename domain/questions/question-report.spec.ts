import { expect, test } from 'vitest';
import { erased } from '../core/events/personal.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  questionReportStream,
  reportQuestion,
  resolveReport,
  type QuestionReportEvent,
} from './question-report.ts';

const report = {
  reportId: 'r1',
  uid: 'RSA-0001',
  revision: 2,
  reason: 'wrong_answer',
  message: 'B is right as well.',
} as const;
const reported: QuestionReportEvent = { type: 'QuestionReported', data: report };
const resolved = (resolution: 'corrected' | 'declined', note = ''): QuestionReportEvent => ({
  type: 'QuestionReportResolved',
  data: { reportId: 'r1', resolution, note },
});

test('records a report and its answers; the last answer counts', () => {
  given(questionReportStream, [])
    .when((state) => reportQuestion(state, report))
    .then([reported]);
  given(questionReportStream, [reported])
    .when((state) => resolveReport(state, { reportId: 'r1', resolution: 'declined', note: 'It is not.' }))
    .then([resolved('declined', 'It is not.')]);
  const { reportId: _, ...rest } = report;
  given(questionReportStream, [reported, resolved('declined')])
    .when((state) => resolveReport(state, { reportId: 'r1', resolution: 'corrected', note: 'Mended.' }))
    .thenState({ status: 'resolved', ...rest, resolution: 'corrected', note: 'Mended.' });
});

test('answers only an existing report', () => {
  given(questionReportStream, [])
    .when((state) => resolveReport(state, { reportId: 'r1', resolution: 'declined', note: '' }))
    .thenRejected('not_found');
});

test('marks the text of a student as personal', () => {
  expect(questionReportStream.protectedPathsOf('QuestionReported')).toEqual([
    { path: ['message'], secret: false },
  ]);
  const data = { ...report, message: erased } as never;
  expect(questionReportStream.decode('QuestionReported', 1, data).data).toEqual({
    ...report,
    message: erased,
  });
});
