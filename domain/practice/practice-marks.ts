import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import type { Decider } from '../core/decider.ts';
import { questionUidSchema, typeCodeSchema, type TypeCode } from '../question-types/type-code.ts';

/**
 * The stream `practice_marks-<person>-<type>`: what somebody marked among the questions of one type. A person is a
 * user's or a visitor's id.
 */
const question = { uid: questionUidSchema };
const definitions = {
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
      /** What was answered later counts: ISO 8601, UTC. */
      clearedAt: z.iso.datetime(),
    }),
  },
} as const;

export type PracticeMarksEvent = EventOf<typeof definitions>;
export const practiceMarksCodec = defineEvents('practice_marks', definitions);
export const practiceMarksStream = (personId: string, type: TypeCode) => `practice_marks-${personId}-${type}`;

export interface PracticeMarks {
  readonly favorites: readonly string[];
  readonly tested: readonly string[];
  /** When the score of a question, or of the whole type by its code, was last cleared. */
  readonly cleared: { readonly [uidOrExercise: string]: string };
}

export type PracticeMarksCommand =
  | { readonly type: 'setFavorite'; readonly uid: string; readonly isFavorite: boolean }
  | { readonly type: 'setTested'; readonly uid: string; readonly isTested: boolean }
  | {
      readonly type: 'clearScore';
      readonly exercise: TypeCode;
      readonly uid?: string;
      readonly now: string;
    };

const without = (uids: readonly string[], uid: string) => uids.filter((other) => other !== uid);

export const practiceMarksDecider: Decider<PracticeMarks, PracticeMarksCommand, PracticeMarksEvent, never> = {
  initial: { favorites: [], tested: [], cleared: {} },
  evolve(state, { type, data }) {
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
  decide(command, state) {
    switch (command.type) {
      case 'setFavorite': {
        const { uid, isFavorite } = command;
        if (state.favorites.includes(uid) === isFavorite) return [];
        return [{ type: isFavorite ? 'QuestionFavorited' : 'QuestionUnfavorited', data: { uid } }];
      }
      case 'setTested': {
        const { uid, isTested } = command;
        if (state.tested.includes(uid) === isTested) return [];
        return [{ type: isTested ? 'QuestionMarkedAsTested' : 'QuestionUnmarkedAsTested', data: { uid } }];
      }
      case 'clearScore': {
        const { exercise, uid, now } = command;
        if (state.cleared[uid ?? exercise] === now) return [];
        const data = { exercise, ...(uid !== undefined && { uid }), clearedAt: now };
        return [{ type: 'ExerciseScoreCleared', data }];
      }
    }
  },
};
