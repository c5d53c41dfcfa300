import { describe, expect, test } from 'vitest';
import { scoreSchema } from '../score.ts';
import type { Mark } from './language/marks.ts';
import { scoreWriting } from './score-writing.ts';
import { factsOf } from './testing/facts-of.ts';
import {
  email,
  emailTask,
  essay,
  essayTask,
  passage,
  sentence,
  sentenceTask,
  summary,
  summaryTask,
} from './testing/tasks.ts';

const lecture = `${summary} This explains why fog does not confuse them, provided that the surrounding countryside stays recognisable to every generation.`;
const lectureTask = { ...summaryTask, type: 'LST', material: 'track' } as const;

describe('good answers get the expected points', () => {
  test.each([
    ['an essay', essayTask, essay, 15],
    ['an email', emailTask, email, 15],
    ['a summary in one sentence', sentenceTask, sentence, 7],
    ['a summary', summaryTask, summary, 8],
  ])('%s', (_name, task, text, maximum) => {
    const score = scoreWriting(task, factsOf(task, text));
    expect(scoreSchema.parse(score)).toEqual(score);
    expect(score).toMatchObject({ points: maximum, maximum });
  });
});

describe('both rubrics come from one analysis', () => {
  test.each([
    ['an essay', essayTask, essay, 15, 26],
    ['a summary in one sentence', sentenceTask, sentence, 7, 9],
    ['a summary of a lecture', lectureTask, lecture, 10, 12],
  ])('%s', (_name, task, text, maximum, detailed) => {
    const score = scoreWriting(task, factsOf(task, text));
    expect(score).toMatchObject({ rubric: '2021', points: maximum, maximum, successful: true });
    expect(score.detailed).toMatchObject({
      rubric: '2025',
      points: detailed,
      maximum: detailed,
      successful: true,
    });
  });

  test('has one rubric if both have the same maxima', () => {
    expect(scoreWriting(emailTask, factsOf(emailTask, email))).not.toHaveProperty('detailed');
  });
});

test('succeeds above the threshold of each rubric', () => {
  const score = scoreWriting(essayTask, factsOf(essayTask, essay, { nearPrompt: 0.45, points: [] }));
  const byRubric = [score, score.detailed ?? score].map(({ points, successful }) => [points, successful]);
  expect(byRubric).toEqual([
    [score.points, score.points > 7],
    [score.detailed?.points, (score.detailed?.points ?? 0) > 12],
  ]);
  expect(score.traits[0]).toMatchObject({ trait: 'content', points: 1 });
});

describe('gates', () => {
  test('gives no points to a far too short text, but still shows its marks', () => {
    const text = 'Bees remember landmarks.';
    const marks = [
      {
        span: [0, 4],
        fault: 'grammar',
        category: 'number',
        subcategory: 'planted',
        suggestions: [],
        sources: ['rule'],
      },
    ] as const;
    const score = scoreWriting(summaryTask, factsOf(summaryTask, text, { marks }));
    expect(score).toMatchObject({ points: 0, successful: false });
    const evidence = score.traits.flatMap((trait) => trait.evidence);
    expect(evidence).toContainEqual({ kind: 'reason', code: 'gate_form', span: null });
    expect(evidence).toContainEqual(expect.objectContaining({ kind: 'text', fault: 'grammar' }));
    expect(score.improvements).toEqual([{ change: 'reach_word_count', points: expect.any(Number) }]);
  });

  test('closes both rubrics by a gate of either', () => {
    const facts = factsOf(essayTask, essay, { points: [] });
    const sentences = facts.sentences.map((each) => ({ ...each, nearFrame: 0.55, nearPrompt: 0.6 }));
    const score = scoreWriting(essayTask, { ...facts, sentences });
    expect([score.points, score.detailed?.points]).toEqual([0, 0]);
  });

  test('scores an empty text with no points', () => {
    expect(scoreWriting(essayTask, factsOf(essayTask, ''))).toMatchObject({ points: 0, maximum: 15 });
  });
});

describe('suggested changes', () => {
  const grammar = (count: number): Mark[] =>
    Array.from({ length: count }, (_none, index) => ({
      span: [index * 10, index * 10 + 5],
      fault: 'grammar',
      category: 'tense',
      subcategory: 'planted',
      suggestions: [],
      sources: ['rule'],
    }));

  test('are ordered by the points they gain', () => {
    const text = email.replace('Dear Sir or Madam,\n\n', '').replace(/I look forward[^]*$/, '');
    const { improvements } = scoreWriting(emailTask, factsOf(emailTask, text, { marks: grammar(6) }));
    expect(improvements?.slice(0, 2)).toEqual([
      { change: 'mend_grammar', points: 2 },
      { change: 'add_greeting_and_closing', points: 2 },
    ]);
  });

  test('advise own words for a copied text', () => {
    const copied = passage.split('. ').slice(4, 6).join('. ').concat('.');
    const { points, improvements } = scoreWriting(summaryTask, factsOf(summaryTask, copied));
    expect(points).toBe(0);
    expect(improvements?.map(({ change }) => change)).toContain('use_own_words');
  });

  test('are empty for a full score', () => {
    expect(scoreWriting(summaryTask, factsOf(summaryTask, summary))).not.toHaveProperty('improvements');
  });
});
