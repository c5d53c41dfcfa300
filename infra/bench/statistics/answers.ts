import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#domain/core/event-store.ts';
import type { QuestionAttemptEvent } from '#domain/practice/question-attempt.ts';
import { scoreAnswer, type Question } from '#domain/question-types/registry.ts';

type Scored = Extract<QuestionAttemptEvent, { type: 'AnswerScored' }>;

const question: Question = {
  uid: 'RSA-0001',
  type: 'RSA',
  title: 'Rain on the coast',
  topic: 'It rains often on the coast, and seldom behind the hills.',
  explanation: 'The passage says that it rains often on the coast.',
  level: 'easy',
  free: true,
  question: 'How often does it rain on the coast?',
  multichoice: ['It rains there often.', 'It rains there seldom.', 'It never rains there.'],
  correctIndex: 0,
};

/** An answer as the domain scores it, evidence and all: the wrong option has the more of it. */
export function scoredAnswer(attemptId: string): Scored {
  const score = scoreAnswer(question, { type: 'RSA', selectedAnswer: 'It rains there seldom.' });
  return {
    type: 'AnswerScored',
    data: { attemptId, uid: question.uid, type: question.type, score, secondsUsed: 12.5 },
  };
}

/** The same as the journal stores it. */
export function storedAnswer(userId: string): NewEvent {
  const commandId = randomUUID();
  const { type, data } = scoredAnswer(commandId);
  return {
    id: randomUUID(),
    type,
    data,
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
