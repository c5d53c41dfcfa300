import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { keyPointsRule } from './key-points.ts';

const { WSC, RSA, SRL, SRA } = sampleQuestions;
const point = (keywords: string[][], said = 'Tea came by ship.') => ({ point: said, keywords });
const told = point([['ship', 'boat'], ['tea']]);
const fieldsOf = (...keyPoints: (typeof WSC)['keyPoints']) =>
  faultyFields(keyPointsRule, fileOf({ ...WSC, sampleAnswer: 'Ships brought tea.', keyPoints }));

test('requires three to six points, each with keywords of the sample answer', () => {
  expect(fieldsOf(told, told, told)).toEqual([]);
  expect(fieldsOf(told, told)).toEqual(['keyPoints']);
  expect(fieldsOf(...Array.from({ length: 7 }, () => told))).toEqual(['keyPoints']);
  expect(fieldsOf(told, told, point([['ship'], ['coffee', 'cocoa']]))).toEqual(['keyPoints.2.keywords.1']);
});

test('requires one full sentence per point', () => {
  for (const said of ['tea came by ship.', 'Tea', 'Tea came. It came by ship.', 'Did tea come by ship?']) {
    expect(fieldsOf(told, told, point([['ship']], said))).toEqual(['keyPoints.2.point']);
  }
});

test('requires up to four groups of single lower-case words, none a prefix of another', () => {
  for (const group of [
    ['ship', 'Boat'],
    ['ship', 'by sea'],
    ['ship', 'a'],
    ['ship', 'shipped'],
  ]) {
    expect(fieldsOf(told, told, point([group]))).toEqual(['keyPoints.2.keywords.0']);
  }
  expect(fieldsOf(told, told, point(Array.from({ length: 5 }, () => ['tea'])))).toEqual([
    'keyPoints.2.keywords',
  ]);
});

test('allows up to eight points and two-digit numbers in spoken answers', () => {
  const spoken = (count: number, keyword = 'ship') =>
    faultyFields(
      keyPointsRule,
      fileOf({
        ...SRL,
        sampleAnswer: 'Ships brought tea at 38 pounds.',
        keyPoints: Array.from({ length: count }, () => point([[keyword]])),
      }),
    );
  expect([spoken(8), spoken(3, '38')]).toEqual([[], []]);
  expect(spoken(9)).toEqual(['keyPoints']);
  expect(new Set(spoken(3, '8'))).toEqual(
    new Set(['keyPoints.0.keywords.0', 'keyPoints.1.keywords.0', 'keyPoints.2.keywords.0']),
  );
});

test('requires none for answers without own words', () => {
  expect([RSA, SRA].flatMap((each) => faultyFields(keyPointsRule, fileOf(each)))).toEqual([]);
});
