import { describe, expect, it } from 'vitest';
import {
  answerableCodes,
  emptyAnswerOf,
  rightAnswerTo,
  studentView,
  type Answer,
} from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { fitsView } from './drafts.ts';

describe.each(answerableCodes)('a draft of %s', (code) => {
  const question = sampleQuestions[code];
  const view = studentView(question, 'before');

  it('fits its own question, empty and right', () => {
    expect(fitsView(emptyAnswerOf(view), view)).toBe(true);
    expect(fitsView(rightAnswerTo(question), view)).toBe(true);
  });

  it('fits no question of another type', () => {
    for (const other of answerableCodes) {
      if (other === code) continue;
      expect(fitsView(emptyAnswerOf(studentView(sampleQuestions[other], 'before')), view)).toBe(false);
    }
  });
});

it.each<Answer>([
  { type: 'RSA', selectedAnswer: 'By air' },
  { type: 'RMA', selectedAnswer: ['It came by ship', 'It was blue'] },
  { type: 'RRP', items: ['A', 'B'] },
  { type: 'RFG', selectedAnswer: ['ship', 'moon'] },
  { type: 'RFG', selectedAnswer: ['ship'] },
  { type: 'RFB', selectedAnswer: ['flew', ''] },
  { type: 'LWB', texts: [] },
  { type: 'LIW', selectedAnswer: [1999] },
])('a draft of what the question no longer has does not fit: %j', (answer) => {
  expect(fitsView(answer, studentView(sampleQuestions[answer.type], 'before'))).toBe(false);
});
