import type { TypeCode } from '#domain/question-types/type-code.ts';
import { defineProjection } from '../core/projection.ts';

/** What a student did in practice with one question type; visitors have no statistics. */
export interface StatisticsRow {
  readonly userId: string;
  readonly type: TypeCode;
  readonly answered: number;
  readonly right: number;
  readonly points: number;
  readonly maximum: number;
  readonly seconds: number;
}

/**
 * Sums over `AnswerScored`, one for each attempt: so far every answer is scored once. A second score for an attempt
 * has to tell what it replaces, and takes a new version of this projection.
 */
export const statistics = defineProjection<'statistics', StatisticsRow, 'AnswerScored'>({
  name: 'statistics',
  version: 1,
  columns: {
    userId: 'text',
    type: 'text',
    answered: 'integer',
    right: 'integer',
    points: 'double precision',
    maximum: 'double precision',
    seconds: 'double precision',
  },
  key: ['userId', 'type'],
  eventTypes: ['AnswerScored'],
  keyOf: ({ data, metadata }) => (metadata.userId === undefined ? undefined : [metadata.userId, data.type]),
  fold(row, { data, metadata }) {
    const { score, secondsUsed, type } = data;
    return {
      userId: row?.userId ?? metadata.userId ?? '',
      type,
      answered: (row?.answered ?? 0) + 1,
      right: (row?.right ?? 0) + (score.successful ? 1 : 0),
      points: (row?.points ?? 0) + score.points,
      maximum: (row?.maximum ?? 0) + score.maximum,
      seconds: (row?.seconds ?? 0) + secondsUsed,
    };
  },
});
