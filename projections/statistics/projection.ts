import { typeCodeSchema, type TypeCode } from '#domain/question-types/type-code.ts';
import { isRight } from '#domain/scoring/judged-grade.ts';
import { z } from 'zod';
import { column } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const pointsRead = z.object({ points: z.number(), maximum: z.number(), successful: z.boolean() });
const scored = z.object({ type: typeCodeSchema, score: pointsRead, secondsUsed: z.number() });

const columns = {
  userId: column.text(),
  type: column.text<TypeCode>(),
  answered: column.integer(),
  right: column.integer(),
  points: column.number(),
  maximum: column.number(),
  seconds: column.number(),
};

/** Practice by question type, for users: sums over `AnswerScored`. A second score replaces the first, so no answer counts twice. */
export const statistics = defineProjection({
  name: 'statistics',
  version: 3,
  columns,
  key: ['userId', 'type'],
  eventTypes: ['AnswerScored', 'AnswerRescored'],
  reads: { AnswerScored: scored, AnswerRescored: scored.extend({ previous: pointsRead }) },
  keysOf: ({ data: { type }, metadata: { userId } }) => (userId === undefined ? [] : [{ userId, type }]),
  fold([row], event) {
    const { score, secondsUsed, type } = event.data;
    if (event.type === 'AnswerRescored') {
      if (!row) return [];
      const { previous } = event.data;
      return [
        {
          ...row,
          right: row.right + Number(isRight({ type, ...score })) - Number(isRight({ type, ...previous })),
          points: row.points + score.points - previous.points,
          maximum: row.maximum + score.maximum - previous.maximum,
        },
      ];
    }
    return [
      {
        userId: row?.userId ?? event.metadata.userId ?? '',
        type,
        answered: (row?.answered ?? 0) + 1,
        right: (row?.right ?? 0) + Number(isRight({ type, ...score })),
        points: (row?.points ?? 0) + score.points,
        maximum: (row?.maximum ?? 0) + score.maximum,
        seconds: (row?.seconds ?? 0) + secondsUsed,
      },
    ];
  },
});
