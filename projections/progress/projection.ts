import type { Instant } from '#domain/core/instant.ts';
import { typeOfUid, type TypeCode } from '#domain/question-types/type-code.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { personKey } from './person.ts';
import { bestOf, holds, addToTally, type Tally } from './tally.ts';

const columns = {
  personId: column.text(),
  uid: column.text(),
  type: column.text<TypeCode>(),
  answered: column.integer(),
  bestPercent: column.number().orNull(),
  lastPercent: column.number().orNull(),
  lastSuccessful: column.boolean().orNull(),
  lastAttemptId: column.text().orNull(),
  lastAt: column.text().orNull(),
  /** The attempts that count, by percentage. */
  tally: column.json<Tally>(),
  isFavorite: column.boolean(),
  isTested: column.boolean(),
  clearedAt: column.text().orNull(),
};

type ProgressRow = RowOf<typeof columns>;

export const progress = defineProjection({
  name: 'progress',
  version: 2,
  columns,
  key: ['personId', 'uid'],
  indexes: [
    {
      columns: ['personId', 'uid'],
      include: ['type', 'answered', 'lastPercent', 'lastSuccessful', 'isFavorite', 'isTested'],
    },
    { columns: ['personId', 'uid'], where: 'is_favorite' },
    { columns: ['personId', 'uid'], where: 'is_tested' },
  ],
  eventTypes: [
    'AnswerScored',
    'AnswerRescored',
    'QuestionFavorited',
    'QuestionUnfavorited',
    'QuestionMarkedAsTested',
    'QuestionUnmarkedAsTested',
    'ExerciseScoreCleared',
  ],
  keysOf({ type, data, metadata }) {
    const personId = personKey(metadata);
    if (personId === undefined) return [];
    if (type !== 'ExerciseScoreCleared') return [{ personId, uid: data.uid }];
    return [data.uid === undefined ? { personId, type: data.exercise } : { personId, uid: data.uid }];
  },
  fold(rows, { type, data, metadata }): readonly ProgressRow[] {
    const personId = personKey(metadata) ?? '';
    if (type === 'ExerciseScoreCleared') {
      const known = data.uid === undefined || rows.length > 0 ? rows : [untouched(personId, data.uid)];
      return known.map((row) => clearedUpTo(row, data.clearedAt));
    }
    const row = rows[0] ?? untouched(personId, data.uid);
    switch (type) {
      case 'QuestionFavorited':
        return [{ ...row, isFavorite: true }];
      case 'QuestionUnfavorited':
        return [{ ...row, isFavorite: false }];
      case 'QuestionMarkedAsTested':
        return [{ ...row, isTested: true }];
      case 'QuestionUnmarkedAsTested':
        return [{ ...row, isTested: false }];
      case 'AnswerScored':
        return [isCleared(row, metadata.at) ? row : answered(row, data.attemptId, metadata.at, data.score)];
      case 'AnswerRescored':
        return [
          isCleared(row, data.answeredAt) ? row : rescored(row, data.attemptId, data.previous, data.score),
        ];
    }
  },
});

const nothingAnswered = {
  answered: 0,
  bestPercent: null,
  lastPercent: null,
  lastSuccessful: null,
  lastAttemptId: null,
  lastAt: null,
  tally: {},
} as const;

/** Drops answers up to a moment, by time of answering, not by order in the store. */
function clearedUpTo(row: ProgressRow, clearedAt: Instant): ProgressRow {
  if (row.clearedAt !== null && clearedAt <= row.clearedAt) return row;
  if (row.lastAt === null || row.lastPercent === null || row.lastAt <= clearedAt)
    return { ...row, ...nothingAnswered, clearedAt };
  const { lastPercent } = row;
  return { ...row, answered: 1, bestPercent: lastPercent, tally: addToTally({}, lastPercent), clearedAt };
}

function isCleared({ clearedAt }: ProgressRow, answeredAt: Instant): boolean {
  return clearedAt !== null && answeredAt <= clearedAt;
}

/** Of the points, 0 to 100, to one decimal. */
function percentOf({ points, maximum }: { readonly points: number; readonly maximum: number }): number {
  return maximum === 0 ? 0 : Math.round((points / maximum) * 1000) / 10;
}

function untouched(personId: string, uid: string): ProgressRow {
  const marks = { isFavorite: false, isTested: false, clearedAt: null };
  return { personId, uid, type: typeOfUid(uid), ...nothingAnswered, ...marks };
}

interface Scored {
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
}

/** Adds an attempt, which is the last one unless another was answered later. */
function answered(row: ProgressRow, attemptId: string, at: Instant, score: Scored): ProgressRow {
  const percent = percentOf(score);
  const tally = addToTally(row.tally, percent);
  const counted = { ...row, answered: row.answered + 1, tally, bestPercent: bestOf(tally) };
  if (row.lastAt !== null && at < row.lastAt) return counted;
  const { successful } = score;
  return {
    ...counted,
    lastPercent: percent,
    lastSuccessful: successful,
    lastAttemptId: attemptId,
    lastAt: at,
  };
}

/** Replaces an attempt's score; the last attempt stays the last. */
function rescored(row: ProgressRow, attemptId: string, previous: Scored, score: Scored): ProgressRow {
  const replaced = percentOf(previous);
  if (!holds(row.tally, replaced)) return row;
  const percent = percentOf(score);
  const tally = addToTally(row.tally, percent, replaced);
  const counted = { ...row, tally, bestPercent: bestOf(tally) };
  if (row.lastAttemptId !== attemptId) return counted;
  return { ...counted, lastPercent: percent, lastSuccessful: score.successful };
}
