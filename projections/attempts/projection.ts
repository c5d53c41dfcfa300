import type { TypeCode } from '#domain/question-types/type-code.ts';
import { defineProjection } from '../core/projection.ts';

/** One answer in practice, by a user or by a visitor, with the score that counts: the newest. */
export interface AttemptRow {
  readonly attemptId: string;
  readonly userId: string | null;
  readonly visitorId: string | null;
  readonly uid: string;
  readonly type: TypeCode;
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
  readonly secondsUsed: number;
  /** When the answer was first scored. */
  readonly at: string;
}

export const attempts = defineProjection<'attempts', AttemptRow, 'AnswerScored'>({
  name: 'attempts',
  version: 1,
  columns: {
    attemptId: 'text',
    userId: 'text null',
    visitorId: 'text null',
    uid: 'text',
    type: 'text',
    points: 'double precision',
    maximum: 'double precision',
    successful: 'boolean',
    secondsUsed: 'double precision',
    at: 'text',
  },
  key: ['attemptId'],
  indexes: [['userId', 'uid'], ['visitorId', 'uid'], ['at']],
  eventTypes: ['AnswerScored'],
  keyOf: ({ data }) => [data.attemptId],
  fold(row, { data, metadata }) {
    const { attemptId, uid, type, score, secondsUsed } = data;
    return {
      attemptId,
      userId: metadata.userId ?? null,
      visitorId: metadata.visitorId ?? null,
      uid,
      type,
      points: score.points,
      maximum: score.maximum,
      successful: score.successful,
      secondsUsed,
      at: row?.at ?? metadata.at,
    };
  },
});
