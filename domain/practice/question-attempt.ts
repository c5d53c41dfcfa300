import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';
import {
  carryAnswer,
  fitsQuestion,
  recordedAnswerSchema,
  scoreAnswer,
  type Answer,
  type Question,
  type RecordedAnswer,
} from '../question-types/registry.ts';
import { questionUidSchema, typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../question-types/question-fields.ts';
import { questionTopicSchema } from '../question-types/question-topics.ts';
import { scoreSchema, type Score } from '../scoring/score.ts';
import { mayPractise, type Viewer } from './access.ts';
import { answerOf, isSameAnswer } from '../question-types/recorded-answer.ts';
import { timelineSchema, type TimelineStep } from './timeline.ts';

/** The stream `question_attempt-<id>`: one answer to one question in practice, and its scores. */
const ofAttempt = { attemptId: z.string(), uid: questionUidSchema, type: typeCodeSchema };
/** What statistics ask of a question, as it was when it was answered; events of the first days lack it. */
const about = { difficulty: difficultySchema.optional(), topics: z.array(questionTopicSchema).optional() };
const definitions = {
  AnswerSubmitted: {
    version: 1,
    schema: z.object({
      ...ofAttempt,
      /** Which revision of the question was answered; see the stream `question-<uid>`. */
      questionVersion: z.int().min(1),
      answer: recordedAnswerSchema,
      /** Seconds spent, as the client measured them. */
      secondsUsed: z.number().min(0),
      timeline: timelineSchema.optional(),
    }),
  },
  AnswerScored: {
    version: 1,
    schema: z.object({ ...ofAttempt, ...about, score: scoreSchema, secondsUsed: z.number().min(0) }),
  },
  /** A second score, because the question's key was corrected. The first one stays. */
  AnswerRescored: {
    version: 1,
    schema: z.object({
      ...ofAttempt,
      ...about,
      /** The revision of the question that this score follows. */
      questionVersion: z.int().min(1),
      score: scoreSchema,
      /** The score that counted until now. */
      previous: z.object({
        points: z.number().min(0),
        maximum: z.number().min(0),
        successful: z.boolean(),
      }),
      reason: z.string(),
      /** When the answer was given: ISO 8601, UTC. */
      answeredAt: z.iso.datetime(),
      secondsUsed: z.number().min(0),
    }),
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
  readonly timeline: readonly TimelineStep[];
}

/** A score, the revision of the question it follows, and why it was given where it is not the first. */
export interface GivenScore {
  readonly score: Score;
  readonly questionVersion: number;
  readonly reason?: string;
}

export type QuestionAttempt =
  | { readonly status: 'open' }
  | ({ readonly status: 'submitted' } & Submitted)
  | ({
      readonly status: 'scored';
      /** Oldest first; the last one counts, the others stay visible. */
      readonly scores: readonly [GivenScore, ...GivenScore[]];
    } & Submitted);

export interface SubmitAnswer {
  readonly type: 'submitAnswer';
  readonly attemptId: string;
  readonly question: Question;
  readonly questionVersion: number;
  readonly answer: Answer;
  readonly secondsUsed: number;
  readonly timeline: readonly TimelineStep[];
  readonly viewer: Viewer;
  readonly now: string;
}

export interface RescoreAnswer {
  readonly type: 'rescoreAnswer';
  readonly attemptId: string;
  /** The question as it was answered. */
  readonly answered: Question;
  /** The question as it is now. */
  readonly question: Question;
  readonly questionVersion: number;
  readonly reason: string;
  readonly answeredAt: string;
}

type Code = 'paid_plan_needed' | 'answer_does_not_fit' | 'already_submitted' | 'not_found';

/** The score that counts. */
export function scoreOf(attempt: Extract<QuestionAttempt, { status: 'scored' }>): GivenScore {
  return attempt.scores.at(-1) ?? attempt.scores[0];
}

export const questionAttemptDecider: Decider<
  QuestionAttempt,
  SubmitAnswer | RescoreAnswer,
  QuestionAttemptEvent,
  Code
> = {
  initial: { status: 'open' },
  evolve(state, { type, data }) {
    switch (type) {
      case 'AnswerSubmitted': {
        const { uid, questionVersion, answer, secondsUsed, timeline = [] } = data;
        return { status: 'submitted', uid, questionVersion, answer, secondsUsed, timeline };
      }
      case 'AnswerScored': {
        if (state.status === 'open') return state;
        const given = { score: data.score, questionVersion: state.questionVersion };
        const scores = state.status === 'scored' ? [...state.scores, given] : [given];
        return { ...state, status: 'scored', scores: scores as [GivenScore, ...GivenScore[]] };
      }
      case 'AnswerRescored': {
        if (state.status !== 'scored') return state;
        const { score, questionVersion, reason } = data;
        return { ...state, scores: [...state.scores, { score, questionVersion, reason }] };
      }
    }
  },
  decide(command, state) {
    return command.type === 'submitAnswer' ? decideAnswer(command, state) : decideRescore(command, state);
  },
};

function decideAnswer(command: SubmitAnswer, state: QuestionAttempt) {
  const { attemptId, question, answer, secondsUsed } = command;
  if (state.status !== 'open') {
    const isSame = state.uid === question.uid && isSameAnswer(state.answer, answer);
    return isSame ? [] : reject('already_submitted');
  }
  if (!mayPractise(question, command.viewer, command.now)) return reject('paid_plan_needed');
  if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
  const { uid, type, difficulty, topics } = question;
  const { questionVersion, timeline } = command;
  const score = scoreAnswer(question, answer);
  return [
    {
      type: 'AnswerSubmitted' as const,
      data: {
        attemptId,
        uid,
        type,
        questionVersion,
        answer,
        secondsUsed,
        ...(timeline.length > 0 && { timeline: [...timeline] }),
      },
    },
    { type: 'AnswerScored' as const, data: { attemptId, uid, type, score, difficulty, topics, secondsUsed } },
  ];
}

/** An answer that was erased with its account cannot be scored again, and nobody is left to be told. */
function decideRescore(command: RescoreAnswer, state: QuestionAttempt) {
  const { attemptId, answered, question, questionVersion, reason, answeredAt } = command;
  if (state.status !== 'scored' || state.uid !== question.uid) return reject('not_found');
  const counting = scoreOf(state);
  const answer = answerOf(state.answer);
  if (counting.questionVersion >= questionVersion || answer === undefined) return [];
  const { points, maximum, successful } = counting.score;
  const { uid, type, difficulty, topics } = question;
  return [
    {
      type: 'AnswerRescored' as const,
      data: {
        attemptId,
        uid,
        type,
        difficulty,
        topics,
        questionVersion,
        reason,
        answeredAt,
        score: scoreAnswer(question, carryAnswer(answered, question, answer)),
        previous: { points, maximum, successful },
        secondsUsed: state.secondsUsed,
      },
    },
  ];
}
