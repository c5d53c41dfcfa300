import { typeOfUid, type TypeCode } from '#domain/question-types/type-code.ts';
import type { PracticeMarksEvent } from '#domain/practice/practice-marks.ts';
import { defineProjection } from '../core/projection.ts';
import { personKey } from './person.ts';
import { bestOf, holds, tallied, type Tally } from './tally.ts';

/**
 * What somebody did with one question since its score was last cleared. A row that bears a type's code for a uid
 * says when the scores of the whole type were cleared: what was answered before then counts no more, though the
 * rows of the questions learn of it only with the next answer. Queries compare `lastAt` with it.
 */
export interface ProgressRow {
  readonly personId: string;
  readonly uid: string;
  readonly type: TypeCode;
  readonly answered: number;
  readonly bestPercent: number | null;
  readonly lastPercent: number | null;
  readonly lastSuccessful: boolean | null;
  readonly lastAttemptId: string | null;
  /** When the last answer was given; null where none counts. */
  readonly lastAt: string | null;
  /** Every attempt that counts, by its percentage. */
  readonly tally: Tally;
  readonly isFavorite: boolean;
  readonly isTested: boolean;
  readonly clearedAt: string | null;
}

const nothingAnswered = {
  answered: 0,
  bestPercent: null,
  lastPercent: null,
  lastSuccessful: null,
  lastAttemptId: null,
  lastAt: null,
  tally: '',
} as const;

/**
 * The row with all forgotten that was answered up to a moment. Order in the store is not quite order in time: where
 * an answer given later came in before the clearing, that one is kept.
 */
function clearedUpTo(row: ProgressRow, clearedAt: string | null | undefined): ProgressRow {
  if (clearedAt === null || clearedAt === undefined) return row;
  if (row.clearedAt !== null && clearedAt <= row.clearedAt) return row;
  if (row.lastAt === null || row.lastPercent === null || row.lastAt <= clearedAt)
    return { ...row, ...nothingAnswered, clearedAt };
  const { lastPercent } = row;
  return { ...row, answered: 1, bestPercent: lastPercent, tally: tallied('', lastPercent), clearedAt };
}

/** Of the points, 0 to 100, to one decimal. */
function percentOf({ points, maximum }: { readonly points: number; readonly maximum: number }): number {
  return maximum === 0 ? 0 : Math.round((points / maximum) * 1000) / 10;
}

type Handled = PracticeMarksEvent['type'] | 'AnswerScored' | 'AnswerRescored';

export const progress = defineProjection<'progress', ProgressRow, Handled>({
  name: 'progress',
  version: 1,
  columns: {
    personId: 'text',
    uid: 'text',
    type: 'text',
    answered: 'integer',
    bestPercent: 'double precision null',
    lastPercent: 'double precision null',
    lastSuccessful: 'boolean null',
    lastAttemptId: 'text null',
    lastAt: 'text null',
    tally: 'text',
    isFavorite: 'boolean',
    isTested: 'boolean',
    clearedAt: 'text null',
  },
  key: ['personId', 'uid'],
  indexes: [
    {
      columns: ['personId', 'uid'],
      include: ['type', 'answered', 'lastPercent', 'lastSuccessful', 'lastAt', 'isFavorite', 'isTested'],
    },
    // When types were cleared: few rows among many.
    { columns: ['personId', 'type'], include: ['clearedAt'], where: 'uid = type' },
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
  keyOf({ type, data, metadata }) {
    const personId = personKey(metadata);
    if (personId === undefined) return undefined;
    return [personId, type === 'ExerciseScoreCleared' ? (data.uid ?? data.exercise) : data.uid];
  },
  /** Answers are counted from when the whole type was last cleared. */
  besideOf({ type, data, metadata }) {
    const personId = personKey(metadata);
    if (personId === undefined || (type !== 'AnswerScored' && type !== 'AnswerRescored')) return undefined;
    return [personId, data.type];
  },
  fold(row, event, ofType) {
    const { type, data, metadata } = event;
    const personId = personKey(metadata) ?? '';
    if (type === 'ExerciseScoreCleared') {
      const uid = data.uid ?? data.exercise;
      return clearedUpTo(row ?? untouched(personId, uid, data.exercise), data.clearedAt);
    }
    const before = row ?? untouched(personId, data.uid, typeOfUid(data.uid));
    switch (type) {
      case 'QuestionFavorited':
        return { ...before, isFavorite: true };
      case 'QuestionUnfavorited':
        return { ...before, isFavorite: false };
      case 'QuestionMarkedAsTested':
        return { ...before, isTested: true };
      case 'QuestionUnmarkedAsTested':
        return { ...before, isTested: false };
      case 'AnswerScored': {
        const counting = clearedUpTo(before, ofType?.clearedAt);
        if (counting.clearedAt !== null && metadata.at <= counting.clearedAt) return counting;
        return answered(counting, data.attemptId, metadata.at, data.score);
      }
      case 'AnswerRescored': {
        const counting = clearedUpTo(before, ofType?.clearedAt);
        if (counting.clearedAt !== null && data.answeredAt <= counting.clearedAt) return counting;
        return rescored(counting, data.attemptId, data.previous, data.score);
      }
    }
  },
});

function untouched(personId: string, uid: string, type: TypeCode): ProgressRow {
  const marks = { isFavorite: false, isTested: false, clearedAt: null };
  return { personId, uid, type, ...nothingAnswered, ...marks };
}

interface Scored {
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
}

/** One attempt more. It is the last one unless another was answered later. */
function answered(row: ProgressRow, attemptId: string, at: string, score: Scored): ProgressRow {
  const percent = percentOf(score);
  const tally = tallied(row.tally, percent);
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

/** The same attempts, one of them with another score; which one is the last stays as it was. */
function rescored(row: ProgressRow, attemptId: string, previous: Scored, score: Scored): ProgressRow {
  const replaced = percentOf(previous);
  if (!holds(row.tally, replaced)) return row;
  const percent = percentOf(score);
  const tally = tallied(row.tally, percent, replaced);
  const counted = { ...row, tally, bestPercent: bestOf(tally) };
  if (row.lastAttemptId !== attemptId) return counted;
  return { ...counted, lastPercent: percent, lastSuccessful: score.successful };
}
