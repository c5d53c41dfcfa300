import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const unscored = { points: 0, maximum: 0, successful: false, firstPoints: 0, firstMaximum: 0, scores: 0 };

const columns = {
  attemptId: column.text(),
  userId: column.text().orNull(),
  visitorId: column.text().orNull(),
  uid: column.text(),
  type: column.text<TypeCode>(),
  /** As of the answer; null in old ones. */
  difficulty: column.integer().orNull(),
  topics: column.list<QuestionTopic>(),
  points: column.number(),
  maximum: column.number(),
  successful: column.boolean(),
  /** The question's revision that the score follows. */
  revision: column.integer(),
  firstPoints: column.number(),
  firstMaximum: column.number(),
  /** The number of scores; 0 while the first is pending and there is nothing to show. */
  scores: column.integer(),
  /** When it was last rescored by a corrected key. */
  rescoredAt: column.text().orNull(),
  secondsUsed: column.number(),
  at: column.text(),
};

/** An answer in practice with its first score and the one that counts: the newest. */
export type AttemptRow = RowOf<typeof columns>;

export const attempts = defineProjection({
  name: 'attempts',
  version: 3,
  columns,
  key: ['attemptId'],
  indexes: [
    ['at'],
    // A person's attempts at one question, and a user's of the last days.
    { columns: ['userId', 'uid', 'at'], where: 'user_id is not null' },
    { columns: ['visitorId', 'uid', 'at'], where: 'visitor_id is not null' },
    { columns: ['userId', 'at'], where: 'user_id is not null' },
    // All attempts at a question by page, for rescoring.
    { columns: ['uid', 'attemptId'], include: ['revision', 'scores'] },
  ],
  // A failed analysis changes no row, but notifies the waiting client, which reads the attempt's stream.
  eventTypes: ['AnswerSubmitted', 'AnswerScored', 'AnswerAnalysisFailed', 'AnswerRescored'],
  keysOf: ({ type, data }) => (type === 'AnswerAnalysisFailed' ? [] : [{ attemptId: data.attemptId }]),
  fold([row], { type, data, metadata }): readonly AttemptRow[] {
    if (type === 'AnswerSubmitted') {
      if (row) return [];
      const { attemptId, uid, revision, secondsUsed } = data;
      return [
        {
          attemptId,
          userId: metadata.userId ?? null,
          visitorId: metadata.visitorId ?? null,
          uid,
          type: data.type,
          difficulty: null,
          topics: [],
          revision,
          ...unscored,
          rescoredAt: null,
          secondsUsed,
          at: metadata.at,
        },
      ];
    }
    // As in the stream's rules: without a submission there is no attempt.
    if (!row || type === 'AnswerAnalysisFailed') return [];
    const { points, maximum, successful } = data.score;
    const { difficulty = null, topics = [] } = data;
    const scored = {
      ...row,
      points,
      maximum,
      successful,
      scores: row.scores + 1,
      difficulty: row.difficulty ?? difficulty,
      topics: row.difficulty === null ? topics : row.topics,
      firstPoints: row.scores === 0 ? points : row.firstPoints,
      firstMaximum: row.scores === 0 ? maximum : row.firstMaximum,
    };
    return type === 'AnswerScored'
      ? [scored]
      : [{ ...scored, revision: data.revision, rescoredAt: metadata.at }];
  },
});
