import { randomUUID } from 'node:crypto';
import { isRejection } from '#domain/core/events/decision.ts';
import type { NewEvent } from '#domain/core/events/event-store.ts';
import {
  questionAttemptStream,
  submitAnswer,
  type QuestionAttemptEvent,
} from '#domain/practice/question-attempt.ts';
import type { Question } from '#domain/question-types/registry.ts';

/** The first option is right. */
export const question = {
  uid: 'RSA-0001',
  type: 'RSA',
  title: 'Rain on the coast',
  topic: 'It rains often on the coast, and seldom behind the hills.',
  explanation: 'The passage says that it rains often on the coast.',
  explanations: [
    { text: 'These are its words.', quote: 'rains often on the coast' },
    { text: 'That is said of the land behind the hills.', quote: 'seldom behind the hills' },
    { text: 'It is not said of any place.' },
  ],
  difficulty: 2,
  topics: ['nature'],
  free: true,
  prediction: false,
  question: 'How often does it rain on the coast?',
  multichoice: ['It rains there often.', 'It rains there seldom.', 'It never rains there.'],
  correctIndex: 0,
} satisfies Question;

/** An answer with its evidence, as the domain decides it: the wrong option has more evidence. */
export function answerEvents(attemptId: string): readonly QuestionAttemptEvent[] {
  const decision = submitAnswer(questionAttemptStream.initial, {
    attemptId,
    question,
    revision: 1,
    answer: { type: 'RSA', selectedAnswer: 'It rains there seldom.' },
    secondsUsed: 12.5,
    timeline: [],
    viewer: { kind: 'visitor' },
    now: new Date().toISOString(),
  });
  if (isRejection(decision)) throw new Error(`The answer was refused: ${decision.rejected}`);
  return decision;
}

export function storedAnswer(userId: string): NewEvent {
  const commandId = randomUUID();
  const scored = answerEvents(commandId).find(({ type }) => type === 'AnswerScored');
  if (!scored) throw new Error('The answer was not scored');
  return {
    id: randomUUID(),
    type: scored.type,
    data: questionAttemptStream.encode(scored),
    metadata: {
      userId,
      correlationId: randomUUID(),
      causationId: commandId,
      actor: { kind: 'student', id: userId },
      at: new Date().toISOString(),
      version: 1,
    },
  };
}
