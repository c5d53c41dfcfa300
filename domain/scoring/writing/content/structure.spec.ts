import { describe, expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';
import { pointsFor, type Rated } from '../../rated.ts';
import { findStructure, rateStructure } from './structure.ts';
import { essay, essayTask } from '../testing/tasks.ts';

const rated = (text: string) => rateStructure(findStructure(factsOf(essayTask, text)));
const codes = ({ evidence }: Rated) =>
  evidence.flatMap((each) => (each.kind === 'reason' ? [each.code] : []));
const inBoth = (text: string) => [2, 6].map((maximum) => pointsFor(rated(text), maximum));

test('gives all points to an essay with introduction, linked paragraphs and conclusion', () => {
  expect(inBoth(essay)).toEqual([2, 6]);
  expect(codes(rated(essay))).toEqual([]);
});

test('recognises a conclusion by the stated opinion, without a fixed phrase', () => {
  const facts = factsOf(essayTask, essay.replace('In conclusion, free', 'Free'));
  const sentences = facts.sentences.map((sentence) => ({ ...sentence, nearPrompt: 0 }));
  expect(findStructure({ ...facts, sentences }).hasConclusion).toBe(true);
});

test('gives nothing for linking words that join nothing', () => {
  const listed = `${essay.split('\n\n').slice(1, 2).join('')}\n\nMoreover, furthermore, therefore, finally.`;
  const { linkingWords } = findStructure(factsOf(essayTask, listed));
  expect(linkingWords).toBe(findStructure(factsOf(essayTask, listed.split('\n\n')[0] ?? '')).linkingWords);
});

describe('lost points of structure', () => {
  test.each([
    ['its paragraphs', essay.replaceAll('\n\n', ' '), 'one_paragraph'],
    ['its conclusion', essay.split('\n\n').slice(0, 4).join('\n\n'), 'no_conclusion'],
    ['its introduction', essay.split('\n\n').slice(3).join('\n\n'), 'no_introduction'],
    ['its order', essay.split('\n\n').toReversed().join('\n\n'), 'no_introduction'],
  ] as const)('an essay without %s', (_name, text, code) => {
    expect(codes(rated(text))).toContain(code);
    expect(rated(text).share).toBeLessThan(rated(essay).share);
    expect(inBoth(text)[1]).toBeLessThan(6);
  });

  test('an essay with seven paragraphs', () => {
    const parts = essay.replaceAll('. ', '.\n\n');
    expect(codes(rated(parts))).toContain('too_many_paragraphs');
  });

  test('an essay with most of its words in one paragraph', () => {
    const [first = '', ...rest] = essay.split('\n\n');
    const text = [first, rest.slice(0, -1).join(' '), rest.at(-1)].join('\n\n');
    expect(codes(rated(text))).toContain('uneven_paragraphs');
  });

  test('an essay with a sentence off the topic', () => {
    const facts = factsOf(essayTask, essay);
    const sentences = facts.sentences.map((sentence, at) =>
      at === 7 ? { ...sentence, fitsIn: 0.05, nearPrompt: 0.02 } : sentence,
    );
    const { evidence } = rateStructure(findStructure({ ...facts, sentences }));
    expect(evidence).toContainEqual({ kind: 'reason', code: 'stray_sentence', span: sentences[7]?.span });
  });
});

describe('misused linking words', () => {
  test.each([
    'Although buses are free, but people still drive.',
    'Because buses are free, so people use them.',
    'Despite of the cost it is good.',
    'In the other hand it is dear.',
    'People drive because of they are tired.',
  ])('reports %s', (sentence) => {
    expect(codes(rated(`${essay} ${sentence}`))).toContain('linking_word_misused');
  });

  test.each([
    'Although buses are free, people still drive, but less.',
    'Because buses are free, people use them.',
    'Even though it costs much, nobody but the mayor complains.',
    'On the other hand, it is dear.',
    'People drive because of the rain.',
  ])('accepts %s', (sentence) => {
    const text = essay.replace('This objection', `${sentence} This objection`);
    expect(codes(rated(text))).not.toContain('linking_word_misused');
  });
});
