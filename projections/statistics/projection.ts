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
 * Sums over `AnswerScored`, one for each attempt. A second score tells what it replaces: points move from the one to
 * the other, and no answer is counted twice.
 */
export const statistics = defineProjection<'statistics', StatisticsRow, 'AnswerScored' | 'AnswerRescored'>({
  name: 'statistics',
  version: 2,
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
  eventTypes: ['AnswerScored', 'AnswerRescored'],
  keyOf: ({ data, metadata }) => (metadata.userId === undefined ? undefined : [metadata.userId, data.type]),
  fold(row, event) {
    const { score, secondsUsed, type } = event.data;
    if (event.type === 'AnswerRescored') {
      const { previous } = event.data;
      return (
        row && {
          ...row,
          right: row.right + Number(score.successful) - Number(previous.successful),
          points: row.points + score.points - previous.points,
          maximum: row.maximum + score.maximum - previous.maximum,
        }
      );
    }
    return {
      userId: row?.userId ?? event.metadata.userId ?? '',
      type,
      answered: (row?.answered ?? 0) + 1,
      right: (row?.right ?? 0) + Number(score.successful),
      points: (row?.points ?? 0) + score.points,
      maximum: (row?.maximum ?? 0) + score.maximum,
      seconds: (row?.seconds ?? 0) + secondsUsed,
    };
  },
});
