import { describe, expect, it } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { rowsAfter, rowsAfterEach, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { questions } from './projection.ts';

const question: Question = { ...rsaQuestion, uid: 'RSA-0001', title: 'Été on the coast' };
const harder: Question = { ...question, title: 'Rain', difficulty: 5, topics: [], prediction: true };
const stream = 'question-RSA-0001';
const drafted: Example = { type: 'QuestionDrafted', data: { question }, stream };
const published: Example = { type: 'QuestionPublished', data: {}, stream };
const revised: Example = {
  type: 'QuestionRevised',
  data: { question: harder, reason: 'The key was wrong.', changesKey: true },
  stream,
};
const retired: Example = { type: 'QuestionRetired', data: { reason: 'Too easy.' }, stream };

const row = {
  uid: 'RSA-0001',
  type: 'RSA',
  status: 'draft',
  title: 'Été on the coast',
  sortTitle: 'ete on the coast',
  words: ['0001', 'coast', 'ete', 'on', 'rsa', 'rsa0001', 'the'],
  difficulty: 2,
  topics: ['everyday_life'],
  free: true,
  prediction: false,
  reserved: false,
  everyday: false,
  revision: 1,
};
const rowOfHarder = {
  ...row,
  title: 'Rain',
  sortTitle: 'rain',
  words: ['0001', 'rain', 'rsa', 'rsa0001'],
  difficulty: 5,
  topics: [],
  prediction: true,
  revision: 2,
};

describe('questions', () => {
  it('shows a draft without its material and key', () => {
    expect(rowsAfter(questions, [drafted])).toEqual([row]);
  });

  it('follows publication, revision and retirement', () => {
    expect(rowsAfter(questions, [drafted, published])).toEqual([{ ...row, status: 'published' }]);
    const all = [drafted, published, revised];
    expect(rowsAfter(questions, all)).toEqual([{ ...rowOfHarder, status: 'published' }]);
    expect(rowsAfter(questions, [...all, retired])).toEqual([{ ...rowOfHarder, status: 'retired' }]);
    expect(rowsAfter(questions, [...all, retired, published])).toMatchObject([{ status: 'published' }]);
  });

  it('separates reserved questions from published ones', () => {
    const kept = { ...drafted, data: { question: { ...question, reserved: true } } } as Example;
    const [shown] = rowsAfter(questions, [kept, published]);
    expect(shown).toMatchObject({ status: 'reserved', reserved: true });
    expect(rowsAfter(questions, [kept, published, revised])).toMatchObject([{ status: 'published' }]);
    expect(rowsAfter(questions, [kept, retired])).toMatchObject([{ status: 'retired' }]);
  });

  it('shows everyday talk', () => {
    const talk = { ...drafted, data: { question: { ...question, everyday: true } } } as Example;
    expect(rowsAfter(questions, [talk, published])).toMatchObject([{ everyday: true }]);
    expect(rowsAfter(questions, [talk, published, revised])).toMatchObject([{ everyday: false }]);
  });

  it('keeps a revised draft a draft', () => {
    expect(rowsAfter(questions, [drafted, revised])).toEqual([rowOfHarder]);
  });

  it('ignores a repeated batch', () => {
    const all = [drafted, published, revised, retired, published, revised];
    expect(rowsAfterTwice(questions, all)).toEqual(rowsAfter(questions, all));
    expect(rowsAfterEach(questions, all)).toEqual(rowsAfter(questions, all));
  });
});
