import { describe, expect, test } from 'vitest';
import { detect, noDetection, precision, recall, together, type Fault } from './detection.ts';

const grammar = (from: number, to: number): Fault => ({ span: [from, to], fault: 'grammar' });
const spelling = (from: number, to: number): Fault => ({ span: [from, to], fault: 'spelling' });

describe('marks held against planted mistakes', () => {
  test('hit where they overlap one of the same fault', () => {
    expect(detect([grammar(0, 4)], [grammar(3, 9)])).toEqual({ marks: 1, right: 1, planted: 1, found: 1 });
  });

  test('miss where they only touch, or are of the other fault', () => {
    expect(detect([grammar(0, 3), spelling(3, 9)], [grammar(3, 9)])).toMatchObject({ right: 0, found: 0 });
  });

  test('hit with either fault where both are right', () => {
    const childs: Fault = { ...grammar(4, 10), either: true };
    expect(detect([spelling(4, 10)], [childs])).toMatchObject({ right: 1, found: 1 });
  });

  test('hit without any width where they touch: a word is missing there', () => {
    expect(detect([grammar(3, 3)], [grammar(3, 9)])).toMatchObject({ right: 1, found: 1 });
  });

  test('count each mark and each mistake for itself', () => {
    const marks = [grammar(0, 2), grammar(3, 5), grammar(20, 22)];
    expect(detect(marks, [grammar(0, 5), grammar(8, 9)])).toEqual({
      marks: 3,
      right: 2,
      planted: 2,
      found: 1,
    });
  });

  test('have no precision without marks and no recall without mistakes', () => {
    expect([precision(noDetection), recall(noDetection)]).toEqual([null, null]);
    const all = together(detect([grammar(0, 1)], []), detect([], [grammar(0, 1)]));
    expect([precision(all), recall(all)]).toEqual([0, 0]);
  });
});
