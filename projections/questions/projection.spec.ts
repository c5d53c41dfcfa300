import { describe, expect, it } from 'vitest';
import type { Question } from '#domain/question-types/registry.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { questions } from './projection.ts';

const question: Question = {
  uid: 'RSA-0001',
  type: 'RSA',
  title: 'Rain on the coast',
  topic: 'It rains often.',
  explanation: 'The passage says so.',
  level: 'easy',
  free: true,
  prompt: 'How often does it rain?',
  options: ['Often', 'Seldom'],
  correct: 'Often',
} as unknown as Question;
const row = {
  uid: 'RSA-0001',
  type: 'RSA',
  section: 'reading',
  title: 'Rain on the coast',
  level: 'easy',
  free: true,
  version: 1,
};
const stream = 'question-RSA-0001';
const added: Example = { type: 'QuestionAdded', data: { question }, stream };
const corrected: Example = {
  type: 'QuestionCorrected',
  data: { question: { ...question, title: 'Rain', level: 'hard', free: false }, reason: 'typing error' },
  stream,
};

describe('questions', () => {
  it('lists what was added, without its material and its key', () => {
    expect(rowsAfter(questions, [added])).toEqual([row]);
  });

  it('counts corrections as versions', () => {
    expect(rowsAfter(questions, [added, corrected, corrected])).toEqual([
      { ...row, title: 'Rain', level: 'hard', free: false, version: 3 },
    ]);
  });

  it('is not changed by a batch that comes twice', () => {
    const all = [added, corrected];
    expect(rowsAfterTwice(questions, all)).toEqual(rowsAfter(questions, all));
    expect(rowsAfterEach(questions, all)).toEqual(rowsAfter(questions, all));
  });
});
