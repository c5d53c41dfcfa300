import { describe, expect, test } from 'vitest';
import { UnreadableEvent } from '../core/events/codec.ts';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import type { Question } from '../question-types/registry.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import {
  draftQuestion,
  publishQuestion,
  questionStream,
  retireQuestion,
  reviseQuestion,
  type QuestionEvent,
  type QuestionState,
} from './question.ts';

const { RSA } = sampleQuestions;
const drafted: QuestionEvent = { type: 'QuestionDrafted', data: { question: RSA } };
const published: QuestionEvent = { type: 'QuestionPublished', data: {} };
const otherKey = { ...RSA, correctIndex: 2 };
const otherTitle = { ...RSA, title: 'Another title' };
const reason = 'The key was wrong.';
const revise =
  (question: Question, reasonsStand = true) =>
  (state: QuestionState) =>
    reviseQuestion(state, { question, reason, reasonsStand });
const retire = (state: QuestionState) => retireQuestion(state, { reason });
const revised = (question: typeof RSA, changesKey: boolean): QuestionEvent => ({
  type: 'QuestionRevised',
  data: { question, reason, changesKey },
});
const retired: QuestionEvent = { type: 'QuestionRetired', data: { reason } };

describe('a question in the bank', () => {
  test('is drafted, published and retired', () => {
    given(questionStream, [])
      .when((state) => draftQuestion(state, { question: RSA }))
      .then([drafted]);
    given(questionStream, [drafted]).when(publishQuestion).then([published]);
    given(questionStream, [drafted, published]).when(retire).then([retired]);
    given(questionStream, [drafted, published, retired])
      .when(publishQuestion)
      .thenState({ status: 'published', question: RSA, revision: 1, keyRevision: 1 });
  });

  test('is drafted once', () => {
    given(questionStream, [drafted])
      .when((state) => draftQuestion(state, { question: otherKey }))
      .thenRejected('question_exists');
    given(questionStream, [drafted])
      .when((state) => draftQuestion(state, { question: RSA }))
      .then([]);
  });

  test('records whether a revision changes its key', () => {
    given(questionStream, [drafted])
      .when(revise(otherKey))
      .then([revised(otherKey, true)]);
    given(questionStream, [drafted])
      .when(revise(otherTitle))
      .then([revised(otherTitle, false)]);
    given(questionStream, [drafted, published, revised(otherTitle, false)])
      .when(revise(otherKey))
      .thenState({ status: 'published', question: otherKey, revision: 3, keyRevision: 3 });
    given(questionStream, [drafted, published, revised(otherKey, true)])
      .when(revise({ ...otherKey, title: 'Another title' }))
      .thenState({
        status: 'published',
        question: { ...otherKey, title: 'Another title' },
        revision: 3,
        keyRevision: 2,
      });
  });

  test('changes its key only with reviewed reasons', () => {
    const otherReasons = otherKey.explanations.map((said, index) => (index === 0 ? said : { text: 'Anew.' }));
    given(questionStream, [drafted]).when(revise(otherKey, false)).thenRejected('reasons_to_review');
    given(questionStream, [drafted])
      .when(revise({ ...otherKey, explanations: otherReasons }, false))
      .then([revised({ ...otherKey, explanations: otherReasons }, true)]);
    given(questionStream, [drafted])
      .when(revise(otherTitle, false))
      .then([revised(otherTitle, false)]);
  });

  test('keeps its name and its type', () => {
    given(questionStream, [drafted])
      .when(revise({ ...RSA, uid: 'RSA-9002' }))
      .thenRejected('question_not_found');
    given(questionStream, [drafted])
      .when(revise({ ...sampleQuestions.LSA, uid: RSA.uid }))
      .thenRejected('question_not_found');
  });

  test('is not revised without a change, or if it does not exist', () => {
    given(questionStream, [drafted]).when(revise(RSA)).then([]);
    for (const decide of [revise(RSA), publishQuestion, retire]) {
      given(questionStream, []).when(decide).thenRejected('question_not_found');
    }
  });
});

test('a stored question is parsed by its type', () => {
  expect(questionStream.nameOf('LWD-9001')).toBe('question-LWD-9001');
  for (const question of Object.values(sampleQuestions)) {
    const data = JSON.parse(JSON.stringify({ question })) as never;
    expect(questionStream.decode('QuestionDrafted', 1, data)).toEqual({
      type: 'QuestionDrafted',
      data: { question },
    });
  }
  const broken = { question: { ...sampleQuestions.LWD, track: 'http://elsewhere/x.mp3' } };
  expect(() => questionStream.decode('QuestionDrafted', 1, broken as never)).toThrow(UnreadableEvent);
});

test('takes the changed key from the event, not from the current scoring', () => {
  expect(fold(questionStream, [drafted, revised(otherKey, false)])).toMatchObject({ keyRevision: 1 });
  expect(fold(questionStream, [drafted, revised(RSA, true)])).toMatchObject({ keyRevision: 2 });
});
