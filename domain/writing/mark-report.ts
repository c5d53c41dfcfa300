import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import type { Evidence, Score } from '../scoring/score.ts';
import { markCategories, markSources } from '../scoring/writing/language/marks.ts';
import { answerPlaces, judgements, type Judgement, type MarkReportStatus } from './mark-report-status.ts';

const offset = z.int().min(0);

const events = {
  /** Only the place: the words stay in the encrypted answer. */
  MarkReported: {
    version: 1,
    schema: z.object({
      reportId: z.string(),
      place: z.enum(answerPlaces),
      answerId: z.string(),
      uid: questionUidSchema,
      span: z.tuple([offset, offset]),
      fault: z.enum(['spelling', 'grammar']),
      category: z.enum(markCategories).optional(),
      /** The rule or the tag of the mark. */
      rule: z.string().max(60).optional(),
      sources: z.array(z.enum(markSources)).optional(),
      scorer: z.string(),
      scorerVersion: z.int().min(1),
    }),
  },
  MarkReportResolved: {
    version: 1,
    schema: z.object({ reportId: z.string(), judgement: z.enum(judgements) }),
  },
} as const;

export type MarkReportEvent = EventOf<typeof events>;
export type ReportedMark = Extract<MarkReportEvent, { type: 'MarkReported' }>['data'];

export interface MarkReport {
  readonly status: MarkReportStatus | 'missing';
}

/** The stream `mark_report-<id>`: a student's report that a mark in a written answer is not a mistake. Its score stays. */
export const markReportStream = defineStream({
  category: 'mark_report',
  subject: 'Reported mark',
  events,
  initial: { status: 'missing' },
  evolve: (_state: MarkReport, event): MarkReport => ({
    status: event.type === 'MarkReported' ? 'waiting' : event.data.judgement,
  }),
});

type TextMark = Extract<Evidence, { kind: 'text' }>;

/** The mark at exactly this place of a text, with the latest score that has it; undefined without. */
export function findMark(
  scores: readonly Score[],
  [from, to]: readonly [from: number, to: number],
): { readonly mark: TextMark; readonly score: Score } | undefined {
  for (const score of scores.toReversed()) {
    const evidence = [...score.traits.flatMap((trait) => trait.evidence), ...(score.remarks ?? [])];
    const mark = evidence.find(
      (piece): piece is TextMark => piece.kind === 'text' && piece.span[0] === from && piece.span[1] === to,
    );
    if (mark) return { mark, score };
  }
  return undefined;
}

/** Once per mark. */
export const reportMark = ({ status }: MarkReport, reported: ReportedMark): Decision<MarkReportEvent> =>
  status === 'missing' ? [{ type: 'MarkReported', data: reported }] : [];

/** Repeatable. */
export function judgeMark(
  { status }: MarkReport,
  judged: { readonly reportId: string; readonly judgement: Judgement },
): Decision<MarkReportEvent, 'not_found'> {
  if (status === 'missing') return reject('not_found');
  return status === judged.judgement ? [] : [{ type: 'MarkReportResolved', data: judged }];
}
