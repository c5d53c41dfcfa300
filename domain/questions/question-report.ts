import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal, type Erased } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { reportReasonSchema, resolutionSchema, type ReportReason, type Resolution } from './report-reason.ts';

const events = {
  QuestionReported: {
    version: 1,
    schema: z.object({
      reportId: z.string(),
      uid: questionUidSchema,
      revision: z.int().min(1),
      reason: reportReasonSchema,
      message: personal(z.string()),
    }),
  },
  QuestionReportResolved: {
    version: 1,
    // An admin's note may describe the reporter.
    schema: z.object({ reportId: z.string(), resolution: resolutionSchema, note: personal(z.string()) }),
  },
} as const;

export type QuestionReportEvent = EventOf<typeof events>;

interface Reported {
  readonly uid: string;
  readonly revision: number;
  readonly reason: ReportReason;
  readonly message: string | Erased;
}

export type QuestionReport =
  | { readonly status: 'missing' }
  | ({ readonly status: 'open' } & Reported)
  | ({
      readonly status: 'resolved';
      readonly resolution: Resolution;
      readonly note: string | Erased;
    } & Reported);

/** The stream `question_report-<id>`: a student reports a problem with a question. */
export const questionReportStream = defineStream({
  category: 'question_report',
  subject: 'Report',
  events,
  initial: { status: 'missing' },
  evolve(state: QuestionReport, { type, data }): QuestionReport {
    if (type === 'QuestionReported') {
      const { uid, revision, reason, message } = data;
      return { status: 'open', uid, revision, reason, message };
    }
    if (state.status === 'missing') return state;
    return { ...state, status: 'resolved', resolution: data.resolution, note: data.note };
  },
});

export function reportQuestion(
  state: QuestionReport,
  report: {
    readonly reportId: string;
    readonly uid: string;
    readonly revision: number;
    readonly reason: ReportReason;
    readonly message: string;
  },
): Decision<QuestionReportEvent> {
  return state.status === 'missing' ? [{ type: 'QuestionReported', data: report }] : [];
}

export function resolveReport(
  state: QuestionReport,
  resolved: { readonly reportId: string; readonly resolution: Resolution; readonly note: string },
): Decision<QuestionReportEvent, 'not_found'> {
  if (state.status === 'missing') return reject('not_found');
  const { resolution, note } = resolved;
  const isKnown = state.status === 'resolved' && state.resolution === resolution && state.note === note;
  return isKnown ? [] : [{ type: 'QuestionReportResolved', data: resolved }];
}
