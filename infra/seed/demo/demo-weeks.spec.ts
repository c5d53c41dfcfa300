import { expect, test } from 'vitest';
import { fitsQuestion, hasRule, scoreAnswer } from '#domain/question-types/registry.ts';
import { questionBank } from '../questions.ts';
import { demoAnswerTo } from './demo-answer-to.ts';
import { demoWeeks } from './demo-weeks.ts';

const today = '2026-11-27T09:30:00.000Z';
const weeks = demoWeeks(questionBank, today);
const answers = weeks.flatMap((day) => day.answers);

test('gives three weeks until yesterday, in order of time, the same each time', () => {
  expect(weeks.length).toBeGreaterThan(14);
  const times = answers.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(times[0]?.slice(0, 10)).toBe('2026-11-07');
  expect(times.at(-1)?.slice(0, 10)).toBe('2026-11-26');
  expect(demoWeeks(questionBank, today)).toEqual(weeks);
});

test('gives answers that fit their questions, and better ones in the last week', () => {
  const share = (of: typeof answers) => {
    const scores = of.flatMap(({ question, skill, at }) => {
      const answer = demoAnswerTo(question, skill, at);
      expect({ uid: question.uid, fits: fitsQuestion(question, answer) }).toEqual({
        uid: question.uid,
        fits: true,
      });
      return hasRule(question) ? [scoreAnswer(question, answer)] : [];
    });
    const sum = (each: (score: (typeof scores)[number]) => number) =>
      scores.reduce((total, score) => total + each(score), 0);
    return sum(({ points }) => points) / sum(({ maximum }) => maximum);
  };
  const before = share(weeks.slice(0, 6).flatMap((day) => day.answers));
  const after = share(weeks.slice(-6).flatMap((day) => day.answers));
  expect(before).toBeGreaterThan(0.3);
  expect(after).toBeLessThan(0.95);
  expect(after).toBeGreaterThan(before + 0.05);
});
