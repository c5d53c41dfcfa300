import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { questionUidSchema, typeCodeSchema, type TypeCode } from '../question-types/type-code.ts';

const question = { uid: questionUidSchema };
const events = {
  QuestionFavorited: { version: 1, schema: z.object(question) },
  QuestionUnfavorited: { version: 1, schema: z.object(question) },
  /** The student met this question in the real exam. */
  QuestionMarkedAsTested: { version: 1, schema: z.object(question) },
  QuestionUnmarkedAsTested: { version: 1, schema: z.object(question) },
  /** Counts as not done from now on, one question or all of the type; the attempts stay in the history. */
  ExerciseScoreCleared: {
    version: 1,
    schema: z.object({
      exercise: typeCodeSchema,
      uid: questionUidSchema.optional(),
      clearedAt: instantSchema,
    }),
  },
} as const;

export type PracticeMarksEvent = EventOf<typeof events>;

export interface PracticeMarks {
  readonly favorites: readonly string[];
  readonly tested: readonly string[];
  /** When the score of a question, or of the whole type by its code, was last cleared. */
  readonly cleared: { readonly [uidOrExercise: string]: string };
}

const without = (uids: readonly string[], uid: string) => uids.filter((other) => other !== uid);

/** The stream `practice_marks-<person>-<type>`: what a person marked among the questions of one type. */
export const practiceMarksStream = defineStream({
  category: 'practice_marks',
  subject: 'Marks',
  events,
  initial: { favorites: [], tested: [], cleared: {} },
  evolve(state: PracticeMarks, { type, data }): PracticeMarks {
    switch (type) {
      case 'QuestionFavorited':
        return { ...state, favorites: [...without(state.favorites, data.uid), data.uid] };
      case 'QuestionUnfavorited':
        return { ...state, favorites: without(state.favorites, data.uid) };
      case 'QuestionMarkedAsTested':
        return { ...state, tested: [...without(state.tested, data.uid), data.uid] };
      case 'QuestionUnmarkedAsTested':
        return { ...state, tested: without(state.tested, data.uid) };
      case 'ExerciseScoreCleared':
        return { ...state, cleared: { ...state.cleared, [data.uid ?? data.exercise]: data.clearedAt } };
    }
  },
});

/** @param personId a user's or a visitor's id */
export function practiceMarksId(personId: string, type: TypeCode): string {
  return `${personId}-${type}`;
}

type Decided = Decision<PracticeMarksEvent>;

export function setFavorite(
  { favorites }: PracticeMarks,
  { uid, isFavorite }: { readonly uid: string; readonly isFavorite: boolean },
): Decided {
  if (favorites.includes(uid) === isFavorite) return [];
  return [{ type: isFavorite ? 'QuestionFavorited' : 'QuestionUnfavorited', data: { uid } }];
}

/** Whether the student met the question in the real exam. */
export function setTested(
  { tested }: PracticeMarks,
  { uid, isTested }: { readonly uid: string; readonly isTested: boolean },
): Decided {
  if (tested.includes(uid) === isTested) return [];
  return [{ type: isTested ? 'QuestionMarkedAsTested' : 'QuestionUnmarkedAsTested', data: { uid } }];
}

/** Clears the score of a question, or of its type without `uid`; again, to clear later answers. */
export function clearScore(
  { cleared }: PracticeMarks,
  { exercise, uid, now }: { readonly exercise: TypeCode; readonly uid?: string; readonly now: Instant },
): Decided {
  if (cleared[uid ?? exercise] === now) return [];
  const data = { exercise, ...(uid !== undefined && { uid }), clearedAt: now };
  return [{ type: 'ExerciseScoreCleared', data }];
}
