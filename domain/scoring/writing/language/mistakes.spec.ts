import { describe, expect, test } from 'vitest';
import { pointsFor, type Rated } from '../../rated.ts';
import type { Mark } from './marks.ts';
import { findMistakes, rateGrammar, rateSpelling } from './mistakes.ts';
import type { WrittenType } from '../written-type.ts';
import { factsOf } from '../testing/facts-of.ts';
import { essay, essayTask } from '../testing/tasks.ts';

const marks = (count: number, fault: Mark['fault']): Mark[] =>
  Array.from({ length: count }, (_none, index) => ({
    span: [index * 10, index * 10 + 9],
    fault,
    category: fault === 'spelling' ? 'spelling' : 'tense',
    subcategory: 'planted',
    suggestions: [],
    sources: ['rule'],
  }));
const found = (type: WrittenType, planted: readonly Mark[]) =>
  findMistakes(type, factsOf(essayTask, essay, { marks: planted }));

describe('mistakes of grammar', () => {
  test.each([
    ['WWE', 0, 1],
    ['WWE', 4, 1],
    ['WWE', 5, 0.5],
    ['WWE', 8, 0.5],
    ['WWE', 9, 0],
    ['WWM', 1, 1],
    ['WWM', 2, 0.5],
    ['WWM', 4, 0.5],
    ['WWM', 5, 0],
    ['WSC', 0, 1],
    ['WSC', 1, 0.5],
    ['WSC', 3, 0],
    ['WWS', 1, 0.5],
    ['LST', 3, 0],
    ['LCT', 1, 0.5],
    ['LCT', 2, 0.5],
    ['LCT', 3, 0],
  ] as const)('%s with %d of them keeps %d', (type, count, share) => {
    const rated = rateGrammar(found(type, [...marks(count, 'grammar'), ...marks(3, 'spelling')]));
    expect(rated.share).toBe(share);
    expect(rated.evidence.filter((each) => each.kind === 'text')).toHaveLength(count);
  });
});

test('counts mistakes relative to the length of a short text, but not in an essay', () => {
  const short = essay.split(' ').slice(0, 40).join(' ');
  const share = (type: WrittenType, count: number) =>
    rateGrammar(findMistakes(type, factsOf(essayTask, short, { marks: marks(count, 'grammar') }))).share;
  expect([share('WWM', 1), share('WWM', 2), share('WWM', 3)]).toEqual([0.5, 0.5, 0]);
  expect([share('WWE', 4), share('WWE', 8)]).toEqual([1, 0.5]);
});

describe('mistakes of spelling', () => {
  test.each([
    [0, 1],
    [1, 0.5],
    [2, 0],
  ])('%d of them keep %d', (count, share) => {
    expect(rateSpelling(found('WWE', marks(count, 'spelling'))).share).toBe(share);
  });

  test('counts a word misspelt twice once', () => {
    const text = 'Goverment and goverment.';
    const twice: Mark[] = [[0, 9] as const, [14, 23] as const].map((span) => ({
      ...(marks(1, 'spelling')[0] as Mark),
      span,
    }));
    const rated = rateSpelling(findMistakes('WWE', factsOf(essayTask, text, { marks: twice })));
    expect(rated.share).toBe(0.5);
    expect(rated.evidence).toContainEqual({ kind: 'count', of: 'spelling_mistakes', count: 1, full: [0, 0] });
  });

  test('counts mixed conventions once, with any number of broken words', () => {
    const convention = {
      kept: 'british',
      broken: [
        { span: [0, 5], instead: 'colour' },
        { span: [10, 15], instead: null },
      ],
    } as const;
    const rated = rateSpelling(findMistakes('WWE', factsOf(essayTask, essay, { convention })));
    expect(rated.share).toBe(0.5);
    expect(rated.evidence).toContainEqual({ kind: 'count', of: 'spelling_mistakes', count: 1, full: [0, 0] });
    expect(rated.evidence.filter((each) => each.kind === 'text')).toMatchObject([
      { span: [0, 5], fault: 'spelling', subcategory: 'mixed-convention', suggestions: ['colour'] },
      { span: [10, 15], suggestions: [] },
    ]);
    expect(rated.evidence).toContainEqual({ kind: 'reason', code: 'mixed_spelling', span: null });
  });
});

describe('mistakes in 100 words', () => {
  const rated = (type: WrittenType, words: number, count: number) => {
    const text = Array.from({ length: words }, () => 'bus').join(' ');
    const planted = marks(count, 'grammar');
    return rateGrammar(findMistakes(type, factsOf(essayTask, text, { marks: planted })));
  };

  test('set the comment and the detailed score of a long essay, not its base score', () => {
    const [short, long] = [rated('WWE', 250, 9), rated('WWE', 500, 9)];
    expect([short.share, long.share]).toEqual([0, 0]);
    expect([pointsIn(short), pointsIn(long)]).toEqual([1, 2]);
    expect(long.evidence).toContainEqual(
      expect.objectContaining({ kind: 'count', of: 'grammar_per_100_words', count: 1.8 }),
    );
  });

  test('count only for essays', () => {
    expect(rated('WWM', 100, 3)).not.toHaveProperty('detailed');
  });
});

/** Of two points, as in the detailed rubric for grammar. */
const pointsIn = ({ detailed, ...rated }: Rated) =>
  pointsFor({ ...rated, share: detailed ?? rated.share }, 2);
