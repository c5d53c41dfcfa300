import type { QuestionAttemptEvent } from '#domain/practice/question-attempt.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { defineProjection } from '../core/projection.ts';

/** One answer in practice, by a user or by a visitor, with its first score and the one that counts: the newest. */
export interface AttemptRow {
  readonly attemptId: string;
  readonly userId: string | null;
  readonly visitorId: string | null;
  readonly uid: string;
  readonly type: TypeCode;
  /** Of the question as it was answered; null in what was answered before questions had one. */
  readonly difficulty: number | null;
  /** Of the question as it was answered, their names with a space between. */
  readonly topics: string;
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
  /** The revision of the question that the score follows. */
  readonly revision: number;
  readonly firstPoints: number;
  readonly firstMaximum: number;
  /** How many scores it was given; while the first one is awaited, 0, and there is nothing to show. */
  readonly scores: number;
  /** When it was last scored again because the key was corrected. */
  readonly rescoredAt: string | null;
  readonly secondsUsed: number;
  /** When the answer was given. */
  readonly at: string;
}

const unscored = { points: 0, maximum: 0, successful: false, firstPoints: 0, firstMaximum: 0, scores: 0 };

export const attempts = defineProjection<'attempts', AttemptRow, QuestionAttemptEvent['type']>({
  name: 'attempts',
  version: 2,
  columns: {
    attemptId: 'text',
    userId: 'text null',
    visitorId: 'text null',
    uid: 'text',
    type: 'text',
    difficulty: 'integer null',
    topics: 'text',
    points: 'double precision',
    maximum: 'double precision',
    successful: 'boolean',
    revision: 'integer',
    firstPoints: 'double precision',
    firstMaximum: 'double precision',
    scores: 'integer',
    rescoredAt: 'text null',
    secondsUsed: 'double precision',
    at: 'text',
  },
  key: ['attemptId'],
  indexes: [
    ['at'],
    // A person's attempts at one question, and a user's of the last days.
    { columns: ['userId', 'uid', 'at'], where: 'user_id is not null' },
    { columns: ['visitorId', 'uid', 'at'], where: 'visitor_id is not null' },
    { columns: ['userId', 'at'], where: 'user_id is not null' },
    // All attempts at a question, page by page, to score them again.
    { columns: ['uid', 'attemptId'], include: ['revision', 'scores'] },
  ],
  eventTypes: ['AnswerSubmitted', 'AnswerScored', 'AnswerRescored'],
  keyOf: ({ data }) => [data.attemptId],
  fold(row, { type, data, metadata }) {
    if (type === 'AnswerSubmitted') {
      if (row) return row;
      const { attemptId, uid, questionVersion, secondsUsed } = data;
      return {
        attemptId,
        userId: metadata.userId ?? null,
        visitorId: metadata.visitorId ?? null,
        uid,
        type: data.type,
        difficulty: null,
        topics: '',
        revision: questionVersion,
        ...unscored,
        rescoredAt: null,
        secondsUsed,
        at: metadata.at,
      };
    }
    // As in the stream's own rules: what was never submitted is no attempt.
    if (!row) return undefined;
    const { points, maximum, successful } = data.score;
    const { difficulty = null, topics = [] } = data;
    const scored = {
      ...row,
      points,
      maximum,
      successful,
      scores: row.scores + 1,
      difficulty: row.difficulty ?? difficulty,
      topics: row.difficulty === null ? topics.join(' ') : row.topics,
      firstPoints: row.scores === 0 ? points : row.firstPoints,
      firstMaximum: row.scores === 0 ? maximum : row.firstMaximum,
    };
    return type === 'AnswerScored'
      ? scored
      : { ...scored, revision: data.questionVersion, rescoredAt: metadata.at };
  },
});
