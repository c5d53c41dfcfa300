import { expect, test } from 'vitest';
import { UnreadableEvent } from '../core/codec.ts';
import { given } from '../core/testing/given-when-then.ts';
import { lwdQuestion, rsaQuestion } from '../question-types/testing/questions.ts';
import { questionCodec, questionDecider, questionStream, type QuestionEvent } from './question-bank.ts';

const added: QuestionEvent = { type: 'QuestionAdded', data: { question: rsaQuestion } };
const better = { ...rsaQuestion, correctIndex: 2 };
const reason = 'The key was wrong.';
const corrected: QuestionEvent = { type: 'QuestionCorrected', data: { question: better, reason } };

test('a question is added once', () => {
  given(questionDecider, []).when({ type: 'addQuestion', question: rsaQuestion }).then([added]);
  given(questionDecider, [added]).when({ type: 'addQuestion', question: better }).then([]);
});

test('a correction is a new version and keeps the old one in the history', () => {
  const correct = { type: 'correctQuestion', question: better, reason } as const;
  given(questionDecider, [added]).when(correct).then([corrected]);
  given(questionDecider, [added])
    .when(correct)
    .thenState({ status: 'present', question: better, version: 2 });
});

test('a correction that changes nothing is none, and what is missing cannot be corrected', () => {
  const same = { type: 'correctQuestion', question: rsaQuestion, reason } as const;
  given(questionDecider, [added]).when(same).then([]);
  given(questionDecider, []).when(same).thenRejected('question_not_found');
});

test('a stored question is parsed by its type', () => {
  expect(questionStream('LWD-9001')).toBe('question-LWD-9001');
  const data = JSON.parse(JSON.stringify({ question: lwdQuestion })) as never;
  expect(questionCodec.decode('QuestionAdded', 1, data)).toEqual({
    type: 'QuestionAdded',
    data: { question: lwdQuestion },
  });
  const broken = { question: { ...lwdQuestion, track: 'http://elsewhere/x.mp3' } };
  expect(() => questionCodec.decode('QuestionAdded', 1, broken as never)).toThrow(UnreadableEvent);
});
