import { describe, expect, test } from 'vitest';
import { scoreSchema } from '../score.ts';
import { scoreWriting } from './score-writing.ts';
import { factsOf } from './testing/facts-of.ts';
import {
  email,
  emailTask,
  essay,
  essayTask,
  sentence,
  sentenceTask,
  summary,
  summaryTask,
} from './testing/tasks.ts';

describe('good answers earn what they are worth', () => {
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
