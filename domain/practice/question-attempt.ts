import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';
import { fitsQuestion, scoreAnswer, type Answer, type Question } from '../question-types/registry.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { scoreSchema, type Score } from '../scoring/score.ts';
import { mayPractise, type Viewer } from './access.ts';
import { isSameAnswer, recordedAnswerSchema, type RecordedAnswer } from './recorded-answer.ts';

/** The stream `question_attempt-<id>`: one answer to one question in practice, and its scores. */
const attempt = { attemptId: z.string(), uid: questionUidSchema, type: typeCodeSchema };
const definitions = {
  AnswerSubmitted: {
    version: 1,
    schema: z.object({
      ...attempt,
      /** Which version of the question was answered; see the stream `question-<uid>`. */
      questionVersion: z.int().min(1),
      answer: recordedAnswerSchema,
      /** Seconds spent, as the client measured them. */
      secondsUsed: z.number().min(0),
    }),
  },
  AnswerScored: {
    version: 1,
    schema: z.object({ ...attempt, score: scoreSchema, secondsUsed: z.number().min(0) }),
  },
} as const;

export type QuestionAttemptEvent = EventOf<typeof definitions>;
export const questionAttemptCodec = defineEvents('question_attempt', definitions);
export const questionAttemptStream = (attemptId: string) => `question_attempt-${attemptId}`;

interface Submitted {
  readonly uid: string;
  readonly questionVersion: number;
  readonly answer: RecordedAnswer;
  readonly secondsUsed: number;
}

export type QuestionAttempt =
  | { readonly status: 'open' }
  | ({ readonly status: 'submitted' } & Submitted)
  | ({
      readonly status: 'scored';
      /** Oldest first; the last one counts, the others stay visible. */
      readonly scores: readonly [Score, ...Score[]];
    } & Submitted);

export interface SubmitAnswer {
  readonly type: 'submitAnswer';
  readonly attemptId: string;
  readonly question: Question;
  readonly questionVersion: number;
  readonly answer: Answer;
  readonly secondsUsed: number;
  readonly viewer: Viewer;
  readonly now: string;
}

type Code = 'paid_plan_needed' | 'answer_does_not_fit' | 'already_submitted';

export const questionAttemptDecider: Decider<QuestionAttempt, SubmitAnswer, QuestionAttemptEvent, Code> = {
  initial: { status: 'open' },
  evolve(state, { type, data }) {
    switch (type) {
      case 'AnswerSubmitted': {
        const { uid, questionVersion, answer, secondsUsed } = data;
        return { status: 'submitted', uid, questionVersion, answer, secondsUsed };
      }
      case 'AnswerScored':
        switch (state.status) {
          case 'open':
            return state;
          case 'submitted':
            return { ...state, status: 'scored', scores: [data.score] };
          case 'scored':
            return { ...state, scores: [...state.scores, data.score] };
        }
    }
  },
  decide(command, state) {
    const { attemptId, question, answer, secondsUsed } = command;
    if (state.status !== 'open') {
      const isSame = state.uid === question.uid && isSameAnswer(state.answer, answer);
      return isSame ? [] : reject('already_submitted');
    }
    if (!mayPractise(question, command.viewer, command.now)) return reject('paid_plan_needed');
    if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
    const { uid, type } = question;
    const { questionVersion } = command;
    const score = scoreAnswer(question, answer);
    return [
      {
        type: 'AnswerSubmitted',
        data: { attemptId, uid, type, questionVersion, answer, secondsUsed },
      },
      { type: 'AnswerScored', data: { attemptId, uid, type, score, secondsUsed } },
    ];
  },
};
