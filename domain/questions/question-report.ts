import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';
import { personal, type Erased } from '../core/personal.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

/** The stream `question_report-<id>`: a student says that something is wrong with a question. */
export const reportReasons = [
  'wrong_answer',
  'unclear',
  'spelling',
  'audio',
  'explanation',
  'display',
  'other',
] as const;
export const reportReasonSchema = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** What came of a report: the question was corrected, or it is right as it is. */
export const resolutionSchema = z.enum(['corrected', 'declined']);
export type Resolution = z.infer<typeof resolutionSchema>;

const definitions = {
  QuestionReported: {
    version: 1,
    schema: z.object({
      reportId: z.string(),
      uid: questionUidSchema,
      questionVersion: z.int().min(1),
      reason: reportReasonSchema,
      message: personal(z.string()),
    }),
  },
  QuestionReportResolved: {
    version: 1,
    schema: z.object({ reportId: z.string(), resolution: resolutionSchema, note: z.string() }),
  },
} as const;

export type QuestionReportEvent = EventOf<typeof definitions>;
export const questionReportCodec = defineEvents('question_report', definitions);
export const questionReportStream = (reportId: string) => `question_report-${reportId}`;

interface Reported {
  readonly uid: string;
  readonly questionVersion: number;
  readonly reason: ReportReason;
  readonly message: string | Erased;
}

export type QuestionReport =
  | { readonly status: 'missing' }
  | ({ readonly status: 'open' } & Reported)
  | ({ readonly status: 'resolved'; readonly resolution: Resolution; readonly note: string } & Reported);

export type QuestionReportCommand =
  | {
      readonly type: 'reportQuestion';
      readonly reportId: string;
      readonly uid: string;
      readonly questionVersion: number;
      readonly reason: ReportReason;
      readonly message: string;
    }
  | {
      readonly type: 'resolveReport';
      readonly reportId: string;
      readonly resolution: Resolution;
      readonly note: string;
    };

export const questionReportDecider: Decider<
  QuestionReport,
  QuestionReportCommand,
  QuestionReportEvent,
  'not_found'
> = {
  initial: { status: 'missing' },
  evolve(state, { type, data }) {
    if (type === 'QuestionReported') {
      const { uid, questionVersion, reason, message } = data;
      return { status: 'open', uid, questionVersion, reason, message };
    }
    if (state.status === 'missing') return state;
    return { ...state, status: 'resolved', resolution: data.resolution, note: data.note };
  },
  decide(command, state) {
    if (command.type === 'reportQuestion') {
      const { type: _, ...data } = command;
      return state.status === 'missing' ? [{ type: 'QuestionReported', data }] : [];
    }
    if (state.status === 'missing') return reject('not_found');
    const { reportId, resolution, note } = command;
    const isKnown = state.status === 'resolved' && state.resolution === resolution && state.note === note;
    return isKnown ? [] : [{ type: 'QuestionReportResolved', data: { reportId, resolution, note } }];
  },
};
