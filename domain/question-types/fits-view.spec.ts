import { describe, expect, it } from 'vitest';
import { answerableCodes, fitsView, startingAnswerTo, studentView, type Answer } from './registry.ts';
import { answerBy, sampleQuestions } from './testing/questions.ts';

describe.each(answerableCodes)('an answer to %s', (code) => {
  const question = sampleQuestions[code];
  const view = studentView(question, 'before');

  it('fits its question with the starting and the right answer', () => {
    expect(fitsView(view, startingAnswerTo(view))).toBe(true);
    expect(fitsView(view, answerBy(studentView(question, 'after')))).toBe(true);
  });

  it('fits no question of another type', () => {
    for (const other of answerableCodes) {
      if (other === code) continue;
      expect(fitsView(view, startingAnswerTo(studentView(sampleQuestions[other], 'before')))).toBe(false);
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
])('refuses an answer with parts the question does not have: %j', (answer) => {
  expect(fitsView(studentView(sampleQuestions[answer.type], 'before'), answer)).toBe(false);
});
