import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import {
  carryAnswer,
  fitsQuestion,
  hasRule,
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
import { secondScoreFields, type SecondScore } from '../scoring/second-score.ts';
import { mayPractise, type Viewer } from './access.ts';
import { answerOf, isSameAnswer } from '../question-types/recorded-answer.ts';
import { timelineSchema, type TimelineStep } from './timeline.ts';

const ofAttempt = { attemptId: z.string(), uid: questionUidSchema, type: typeCodeSchema };
/** For statistics, as of the answer; absent in the oldest events. */
const about = { difficulty: difficultySchema.optional(), topics: z.array(questionTopicSchema).optional() };
const events = {
  AnswerSubmitted: {
    version: 1,
    schema: z.object({
      ...ofAttempt,
      revision: z.int().min(1),
      answer: recordedAnswerSchema,
      /** Measured by the client. */
      secondsUsed: z.number().min(0),
      timeline: timelineSchema.optional(),
    }),
  },
  AnswerScored: {
    version: 1,
    schema: z.object({ ...ofAttempt, ...about, score: scoreSchema, secondsUsed: z.number().min(0) }),
  },
  /** The analysis has failed. A score may still follow. */
  AnswerAnalysisFailed: {
    version: 1,
    schema: z.object({ ...ofAttempt, reason: z.string() }),
  },
  /** After a corrected key. The first score stays. */
  AnswerRescored: {
    version: 1,
    schema: z.object({
      ...ofAttempt,
      ...about,
      revision: z.int().min(1),
      score: scoreSchema,
      previous: z.object({
        points: z.number().min(0),
        maximum: z.number().min(0),
        successful: z.boolean(),
      }),
      reason: z.string(),
      answeredAt: instantSchema,
      secondsUsed: z.number().min(0),
    }),
  },
  /** By a newer scorer, beside the first score, which counts. */
  AnswerScoredAgain: {
    version: 1,
    schema: z.object({ ...ofAttempt, ...secondScoreFields }),
  },
  /** Requests a notification about a newer scorer's score. */
  NewScoreNoticeRequested: { version: 1, schema: z.object({ ...ofAttempt }) },
} as const;

export type QuestionAttemptEvent = EventOf<typeof events>;

interface Submitted {
  readonly uid: string;
  readonly revision: number;
  readonly answer: RecordedAnswer;
  readonly secondsUsed: number;
  readonly timeline: readonly TimelineStep[];
}

/** A score with the revision of its question, and the reason unless it is the first. */
export interface GivenScore {
  readonly score: Score;
  readonly revision: number;
  readonly reason?: string;
}

export type QuestionAttempt =
  | { readonly status: 'open' }
  | ({ readonly status: 'submitted' } & Submitted)
  | ({ readonly status: 'failed'; readonly reason: string } & Submitted)
  | ({
      readonly status: 'scored';
      /** Oldest first; the last one counts. */
      readonly scores: readonly [GivenScore, ...GivenScore[]];
      /** By newer scorers, oldest first; none counts. */
      readonly secondScores?: readonly SecondScore[];
      readonly isNoticeRequested?: true;
    } & Submitted);

export interface SubmitAnswer {
  readonly attemptId: string;
  readonly question: Question;
  readonly revision: number;
  readonly answer: Answer;
  readonly secondsUsed: number;
  readonly timeline: readonly TimelineStep[];
  readonly viewer: Viewer;
  readonly now: Instant;
}

export interface RecordScore {
  readonly attemptId: string;
  readonly question: Question;
  readonly score: Score;
}

export interface RescoreAnswer {
  readonly attemptId: string;
  readonly questionIn: (revision: number) => Question;
  readonly question: Question;
  readonly revision: number;
  readonly reason: string;
  readonly answeredAt: Instant;
}

export function scoreOf(attempt: Extract<QuestionAttempt, { status: 'scored' }>): GivenScore {
  return attempt.scores.at(-1) ?? attempt.scores[0];
}

export const questionAttemptStream = defineStream({
  category: 'question_attempt',
  subject: 'Practice answer',
  events,
  initial: { status: 'open' },
  evolve(state: QuestionAttempt, { type, data }): QuestionAttempt {
    switch (type) {
      case 'AnswerSubmitted': {
        const { uid, revision, answer, secondsUsed, timeline = [] } = data;
        return { status: 'submitted', uid, revision, answer, secondsUsed, timeline };
      }
      case 'AnswerScored': {
        if (state.status === 'open' || state.status === 'scored') return state;
        const { uid, revision, answer, secondsUsed, timeline } = state;
        const submitted = { uid, revision, answer, secondsUsed, timeline };
        return { ...submitted, status: 'scored', scores: [{ score: data.score, revision }] };
      }
      case 'AnswerAnalysisFailed':
        return state.status === 'submitted' ? { ...state, status: 'failed', reason: data.reason } : state;
      case 'AnswerRescored': {
        if (state.status !== 'scored') return state;
        const { score, revision, reason } = data;
        return { ...state, scores: [...state.scores, { score, revision, reason }] };
      }
      case 'AnswerScoredAgain': {
        if (state.status !== 'scored') return state;
        const { score, rolloutId } = data;
        return { ...state, secondScores: [...(state.secondScores ?? []), { score, rolloutId }] };
      }
      case 'NewScoreNoticeRequested':
        return state.status === 'scored' ? { ...state, isNoticeRequested: true } : state;
    }
  },
});

/** Scores the answer if a rule does; otherwise it waits for `recordScore`. */
export function submitAnswer(
  state: QuestionAttempt,
  { attemptId, question, revision, answer, secondsUsed, timeline, viewer, now }: SubmitAnswer,
): Decision<QuestionAttemptEvent, 'already_submitted' | 'paid_plan_needed' | 'answer_does_not_fit'> {
  if (state.status !== 'open') {
    const isSame = state.uid === question.uid && isSameAnswer(state.answer, answer);
    return isSame ? [] : reject('already_submitted');
  }
  if (!mayPractise(question, viewer, now)) return reject('paid_plan_needed');
  if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
  const { uid, type, difficulty, topics } = question;
  const given = {
    attemptId,
    uid,
    type,
    revision,
    answer,
    secondsUsed,
    ...(timeline.length > 0 && { timeline: [...timeline] }),
  };
  if (!hasRule(question)) return [{ type: 'AnswerSubmitted', data: given }];
  const score = scoreAnswer(question, answer);
  return [
    { type: 'AnswerSubmitted', data: given },
    { type: 'AnswerScored', data: { attemptId, uid, type, score, difficulty, topics, secondsUsed } },
  ];
}

/** The analysis's first score, once, also after a failure. @param question as answered */
export function recordScore(
  state: QuestionAttempt,
  { attemptId, question, score }: RecordScore,
): Decision<QuestionAttemptEvent, 'not_found'> {
  if (state.status === 'open' || state.uid !== question.uid) return reject('not_found');
  if (state.status === 'scored') return [];
  const { uid, type, difficulty, topics } = question;
  const { secondsUsed } = state;
  return [{ type: 'AnswerScored', data: { attemptId, uid, type, score, difficulty, topics, secondsUsed } }];
}

export function failAnalysis(
  state: QuestionAttempt,
  { attemptId, reason }: { readonly attemptId: string; readonly reason: string },
): Decision<QuestionAttemptEvent, 'not_found'> {
  if (state.status === 'open') return reject('not_found');
  if (state.status !== 'submitted') return [];
  const { uid } = state;
  return [{ type: 'AnswerAnalysisFailed', data: { attemptId, uid, type: state.answer.type, reason } }];
}

export function rescoreAnswer(
  state: QuestionAttempt,
  { attemptId, questionIn, question, revision, reason, answeredAt }: RescoreAnswer,
): Decision<QuestionAttemptEvent, 'not_found'> {
  if (state.status !== 'scored' || state.uid !== question.uid) return reject('not_found');
  const counting = scoreOf(state);
  const answer = answerOf(state.answer);
  // Analysed answers have no key to correct.
  if (counting.revision >= revision || answer === undefined || !hasRule(question)) return [];
  const { points, maximum, successful } = counting.score;
  const { uid, type, difficulty, topics } = question;
  return [
    {
      type: 'AnswerRescored',
      data: {
        attemptId,
        uid,
        type,
        difficulty,
        topics,
        revision,
        reason,
        answeredAt,
        score: scoreAnswer(question, carryAnswer(questionIn(state.revision), question, answer)),
        previous: { points, maximum, successful },
        secondsUsed: state.secondsUsed,
      },
    },
  ];
}
