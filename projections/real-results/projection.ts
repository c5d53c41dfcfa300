import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { RealResult } from '#domain/results/real-result.ts';
import type { ScoreName } from '#domain/results/real-scores.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  id: column.text(),
  userId: column.text(),
  examType: column.text<ExamType>(),
  status: column.text<'reported' | 'discarded'>(),
  takenOn: column.text(),
  overall: column.integer(),
  /** The estimate before the exam with its range; null without. */
  estimated: column.integer().orNull(),
  low: column.integer().orNull(),
  high: column.integer().orNull(),
  version: column.text().orNull(),
  source: column.text<RealResult['source']>(),
  corrected: column.list<ScoreName>(),
  at: column.text(),
};

export type RealResultRow = RowOf<typeof columns>;

export const realResults = defineProjection({
  name: 'real_results',
  version: 1,
  columns,
  key: ['id'],
  indexes: [['at'], ['userId']],
  eventTypes: ['RealResultReported', 'RealResultDiscarded'],
  keysOf: ({ stream }) => [{ id: streamId(stream) }],
  fold([row], { type, stream, data, metadata }): readonly RealResultRow[] {
    if (type === 'RealResultDiscarded') return row ? [{ ...row, status: 'discarded' }] : [];
    const { estimate, examType, takenOn, scores, source, corrected } = data;
    return [
      {
        id: streamId(stream),
        userId: metadata.userId ?? '',
        examType,
        status: 'reported',
        takenOn,
        overall: scores.overall,
        estimated: estimate?.overall ?? null,
        low: estimate?.low ?? null,
        high: estimate?.high ?? null,
        version: estimate?.version ?? null,
        source,
        corrected,
        at: metadata.at,
      },
    ];
  },
});
