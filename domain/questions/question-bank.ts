import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import type { Decider } from '../core/decider.ts';
import { questionSchema, type Question } from '../question-types/registry.ts';

/** The stream `question-<uid>`: what a question was at any time, so that a score can be explained later. */
const definitions = {
  QuestionAdded: { version: 1, schema: z.object({ question: questionSchema }) },
  QuestionCorrected: { version: 1, schema: z.object({ question: questionSchema, reason: z.string() }) },
} as const;

export type QuestionEvent = EventOf<typeof definitions>;
export const questionCodec = defineEvents('question', definitions);
export const questionStream = (uid: string) => `question-${uid}`;

export type QuestionState =
  | { readonly status: 'missing' }
  | { readonly status: 'present'; readonly question: Question; readonly version: number };

export type QuestionCommand =
  | { readonly type: 'addQuestion'; readonly question: Question }
  | { readonly type: 'correctQuestion'; readonly question: Question; readonly reason: string };

const isSame = (a: Question, b: Question) => JSON.stringify(a) === JSON.stringify(b);

export const questionDecider: Decider<QuestionState, QuestionCommand, QuestionEvent, 'question_not_found'> = {
  initial: { status: 'missing' },
  evolve(state, event) {
    const version = state.status === 'present' ? state.version + 1 : 1;
    return { status: 'present', question: event.data.question, version };
  },
  decide(command, state) {
    switch (command.type) {
      case 'addQuestion':
        return state.status === 'present'
          ? []
          : [{ type: 'QuestionAdded', data: { question: command.question } }];
      case 'correctQuestion':
        if (state.status === 'missing') return { rejected: 'question_not_found' };
        return isSame(state.question, command.question)
          ? []
          : [{ type: 'QuestionCorrected', data: { question: command.question, reason: command.reason } }];
    }
  },
};
