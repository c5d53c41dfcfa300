import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { partsWithReasons } from '../kinds/kinds.ts';
import { wordDiff } from '#console/components/text-diff.ts';
import { questionDiff } from './question-diff.ts';
import { rescoringProgress } from './rescoring-progress.ts';

test('a difference contains both texts, and their common words once', () => {
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

test('two long texts without common words are shown in full', () => {
  const text = (word: string) =>
    Array.from({ length: 3000 }, (_nothing, index) => `${word}${index}`).join(' ');
  expect(wordDiff(text('a'), text('b')).map(({ kind }) => kind)).toContain('gone');
});

test('changed words appear next to unchanged ones', () => {
  expect(wordDiff('Tea came by rail.', 'Tea came by ship.')).toEqual([
    { kind: 'same', text: 'Tea came by ' },
    { kind: 'gone', text: 'rail.' },
    { kind: 'new', text: 'ship.' },
  ]);
});

test('consecutive replaced words are one change', () => {
  expect(wordDiff('Reason: bees make it. (end)', 'Reason: the passage says. (end)')).toEqual([
    { kind: 'same', text: 'Reason: ' },
    { kind: 'gone', text: 'bees make it.' },
    { kind: 'new', text: 'the passage says.' },
    { kind: 'same', text: ' (end)' },
  ]);
});

test('a changed key appears in the options only', () => {
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

test('an added option is one line, and its neighbours are unchanged', () => {
  const { RSA } = sampleQuestions;
  const more = { ...RSA, multichoice: ['By rail', 'By air', 'By ship', 'On foot'], correctIndex: 2 };
  expect(questionDiff(RSA, more)).toEqual([
    { label: 'Options', changes: [{ kind: 'new', text: 'Wrong: By air' }] },
  ]);
});

test('a slightly changed line is one line, a rewritten line is two', () => {
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

test('describes the progress of rescoring', () => {
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
