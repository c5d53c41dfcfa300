import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { partsWithReasons } from '../kinds/kinds.ts';
import { wordDiff } from '#console/components/text-diff.ts';
import { questionDiff } from './question-diff.ts';
import { rescoringProgress } from './rescoring-progress.ts';

test('both texts can be read out of their difference, and what is the same is not told twice', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDiff(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(without('new')).toBe(before);
      expect(without('gone')).toBe(after);
      expect(pieces.every(({ kind }) => kind === 'same')).toBe(before === after);
    }),
  );
});

test('two long texts with nothing in common are told as they are', () => {
  const text = (word: string) =>
    Array.from({ length: 3000 }, (_nothing, index) => `${word}${index}`).join(' ');
  expect(wordDiff(text('a'), text('b')).map(({ kind }) => kind)).toContain('gone');
});

test('words that changed stand beside those that stayed', () => {
  expect(wordDiff('Tea came by rail.', 'Tea came by ship.')).toEqual([
    { kind: 'same', text: 'Tea came by ' },
    { kind: 'gone', text: 'rail.' },
    { kind: 'new', text: 'ship.' },
  ]);
});

test('words written anew one after the other are one change', () => {
  expect(wordDiff('Reason: bees make it. (end)', 'Reason: the passage says. (end)')).toEqual([
    { kind: 'same', text: 'Reason: ' },
    { kind: 'gone', text: 'bees make it.' },
    { kind: 'new', text: 'the passage says.' },
    { kind: 'same', text: ' (end)' },
  ]);
});

test('another key shows in the options, and nothing else does', () => {
  const { RSA } = sampleQuestions;
  expect(questionDiff(RSA, { ...RSA, correctIndex: 0 })).toEqual([
    {
      label: 'Options',
      changes: [
        {
          kind: 'changed',
          words: [
            { kind: 'gone', text: 'Wrong:' },
            { kind: 'new', text: 'Right:' },
            { kind: 'same', text: ' By rail' },
          ],
        },
        {
          kind: 'changed',
          words: [
            { kind: 'gone', text: 'Right:' },
            { kind: 'new', text: 'Wrong:' },
            { kind: 'same', text: ' By ship' },
          ],
        },
      ],
    },
  ]);
});

test('an option that was put in is one line, and its neighbours stay', () => {
  const { RSA } = sampleQuestions;
  const more = { ...RSA, multichoice: ['By rail', 'By air', 'By ship', 'On foot'], correctIndex: 2 };
  expect(questionDiff(RSA, more)).toEqual([
    { label: 'Options', changes: [{ kind: 'new', text: 'Wrong: By air' }] },
  ]);
});

test('a line that keeps most of its words is one line, one that keeps hardly any is two', () => {
  const { RSA } = sampleQuestions;
  const kinds = (title: string) =>
    questionDiff({ ...RSA, title: 'How honey stays fresh' }, { ...RSA, title })[0]?.changes.map(
      ({ kind }) => kind,
    );
  expect(kinds('Why honey stays fresh')).toEqual(['changed']);
  expect(kinds('Bees and their dances')).toEqual(['gone', 'new']);
});

test.each(answerableCodes)('%s: the same question has no changes, and each reason has a name', (code) => {
  const question = sampleQuestions[code];
  expect(questionDiff(question, structuredClone(question))).toEqual([]);
  expect(partsWithReasons(question)).toHaveLength(question.explanations.length);
});

test('how far scoring again has come', () => {
  const revision = (number: number, changesKey: boolean, attempts: number) => ({
    revision: number,
    changesKey,
    attempts,
  });
  expect(rescoringProgress([revision(2, false, 1), revision(1, false, 4)])).toBeUndefined();
  const revisions = [
    revision(4, false, 2),
    revision(3, true, 30),
    revision(2, true, 5),
    revision(1, false, 63),
  ];
  expect(rescoringProgress(revisions)).toEqual({ keyRevision: 3, done: 32, total: 100 });
});
