import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { haveSameKey, questionSchema, type Question } from '../question-types/registry.ts';
import { reasonsToReview } from './reasons-to-review.ts';

const events = {
  QuestionDrafted: { version: 1, schema: z.object({ question: questionSchema }) },
  QuestionPublished: { version: 1, schema: z.object({}) },
  QuestionRevised: {
    version: 1,
    schema: z.object({
      question: questionSchema,
      reason: z.string(),
      /** The key has changed: answers are rescored. */
      changesKey: z.boolean(),
    }),
  },
  QuestionRetired: { version: 1, schema: z.object({ reason: z.string() }) },
} as const;

export type QuestionEvent = EventOf<typeof events>;

interface Content {
  readonly question: Question;
  readonly revision: number;
  /** The revision that set the current key. */
  readonly keyRevision: number;
}

export type QuestionState =
  | { readonly status: 'missing' }
  | ({ readonly status: 'draft' } & Content)
  | ({ readonly status: 'published' } & Content)
  | ({ readonly status: 'reserved' } & Content)
  | ({ readonly status: 'retired' } & Content);

const shownAs = ({ reserved }: Question) => (reserved === true ? 'reserved' : 'published');

const isSame = (a: Question, b: Question) => JSON.stringify(a) === JSON.stringify(b);

function revised(
  state: Exclude<QuestionState, { status: 'missing' }>,
  question: Question,
  changesKey: boolean,
): QuestionState {
  const revision = state.revision + 1;
  const isShown = state.status === 'published' || state.status === 'reserved';
  const status = isShown ? shownAs(question) : state.status;
  return { ...state, status, question, revision, keyRevision: changesKey ? revision : state.keyRevision };
}

/** The stream `question-<uid>`: a question over time, in revisions from 1; attempts keep the one they answered. */
export const questionStream = defineStream({
  category: 'question',
  subject: 'Question',
  events,
  initial: { status: 'missing' },
  evolve(state: QuestionState, { type, data }): QuestionState {
    if (type === 'QuestionDrafted')
      return { status: 'draft', question: data.question, revision: 1, keyRevision: 1 };
    if (state.status === 'missing') return state;
    switch (type) {
      case 'QuestionPublished':
        return { ...state, status: shownAs(state.question) };
      case 'QuestionRetired':
        return { ...state, status: 'retired' };
      case 'QuestionRevised':
        return revised(state, data.question, data.changesKey);
    }
  },
});

export function draftQuestion(
  state: QuestionState,
  { question }: { readonly question: Question },
): Decision<QuestionEvent, 'question_exists'> {
  if (state.status === 'missing') return [{ type: 'QuestionDrafted', data: { question } }];
  return isSame(state.question, question) ? [] : reject('question_exists');
}

export function publishQuestion(state: QuestionState): Decision<QuestionEvent, 'question_not_found'> {
  if (state.status === 'missing') return reject('question_not_found');
  const isShown = state.status === 'published' || state.status === 'reserved';
  return isShown ? [] : [{ type: 'QuestionPublished', data: {} }];
}

export interface ReviseQuestion {
  readonly question: Question;
  readonly reason: string;
  /** The reasons unaffected by a new key were checked and are still right. */
  readonly reasonsStand?: boolean;
}

export function reviseQuestion(
  state: QuestionState,
  { question, reason, reasonsStand = false }: ReviseQuestion,
): Decision<QuestionEvent, 'question_not_found' | 'reasons_to_review'> {
  if (state.status === 'missing') return reject('question_not_found');
  if (isSame(state.question, question)) return [];
  // Uid and type are permanent: attempts refer to them.
  if (question.uid !== state.question.uid || question.type !== state.question.type)
    return reject('question_not_found');
  if (!reasonsStand && reasonsToReview(state.question, question).length > 0)
    return reject('reasons_to_review');
  const changesKey = !haveSameKey(state.question, question);
  return [{ type: 'QuestionRevised', data: { question, reason, changesKey } }];
}

export function retireQuestion(
  state: QuestionState,
  { reason }: { readonly reason: string },
): Decision<QuestionEvent, 'question_not_found'> {
  if (state.status === 'missing') return reject('question_not_found');
  return state.status === 'retired' ? [] : [{ type: 'QuestionRetired', data: { reason } }];
}
