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
  QuestionMarkedAsTested: { version: 1, schema: z.object(question) },
  QuestionUnmarkedAsTested: { version: 1, schema: z.object(question) },
  /** Later answers count again; the attempts stay in the history. */
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
  readonly cleared: { readonly [uidOrExercise: string]: string };
}

const without = (uids: readonly string[], uid: string) => uids.filter((other) => other !== uid);

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

export function setTested(
  { tested }: PracticeMarks,
  { uid, isTested }: { readonly uid: string; readonly isTested: boolean },
): Decided {
  if (tested.includes(uid) === isTested) return [];
  return [{ type: isTested ? 'QuestionMarkedAsTested' : 'QuestionUnmarkedAsTested', data: { uid } }];
}

/** Clears the score of a question, or of its type without `uid`; repeatable. */
export function clearScore(
  { cleared }: PracticeMarks,
  { exercise, uid, now }: { readonly exercise: TypeCode; readonly uid?: string; readonly now: Instant },
): Decided {
  if (cleared[uid ?? exercise] === now) return [];
  const data = { exercise, ...(uid !== undefined && { uid }), clearedAt: now };
  return [{ type: 'ExerciseScoreCleared', data }];
}
