import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { shuffle } from '../core/shuffle.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { sections } from '../question-types/section.ts';
import { estimate, type Estimate, type Figure, type ScoredItem } from './estimate.ts';
import { scale } from './scale.ts';
import { typicalPoints } from './typical-points.ts';

const examType = fc.constantFrom(...examTypes);
const items = fc.array(
  fc.record({
    place: fc.nat(),
    points: fc.nat(8),
    more: fc.nat(8),
    isScored: fc.boolean(),
    weight: fc.constantFrom(0.25, 1),
  }),
  { minLength: 1, maxLength: 30 },
);
type Drawn = (typeof items extends fc.Arbitrary<infer Each> ? Each : never)[number];

function itemsOf(
  exam: (typeof examTypes)[number],
  drawn: readonly Drawn[],
  isAllScored = false,
): ScoredItem[] {
  const types = typesOf(exam);
  return drawn.map(({ place, points, more, isScored, weight }, index) => ({
    uid: `Q-${index}`,
    type: types[place % types.length] ?? 'RSA',
    weight,
    ...((isScored || isAllScored) && { score: { points, maximum: points + more + 1 } }),
  }));
}

const figuresOf = ({ overall, skills, enabling }: Estimate): Figure[] =>
  [overall, ...Object.values(skills), ...Object.values(enabling)].filter((figure) => figure !== undefined);
const width = ({ low, high }: Figure) => high - low;

test('keeps a figure within its range and on the scale, in whole numbers', () => {
  fc.assert(
    fc.property(examType, items, fc.string(), (exam, drawn, seed) => {
      for (const { low, value, high } of figuresOf(estimate(exam, itemsOf(exam, drawn), seed))) {
        expect(scale.lowest <= low && low <= value && value <= high && high <= scale.highest).toBe(true);
        expect([low, value, high].every(Number.isInteger)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('ignores the order of items, and repeats the same range', () => {
  fc.assert(
    fc.property(examType, items, fc.string(), (exam, drawn, seed) => {
      const given = itemsOf(exam, drawn);
      const found = estimate(exam, given, 'session');
      expect(estimate(exam, shuffle(given, seed), 'session').skills).toEqual(found.skills);
      expect(estimate(exam, given, 'session')).toEqual(found);
    }),
    { numRuns: 60 },
  );
});

test('never lowers a figure for a better answer', () => {
  fc.assert(
    fc.property(examType, items, fc.nat(), (exam, drawn, nth) => {
      const given = itemsOf(exam, drawn, true);
      const place = nth % given.length;
      const better = given.map((item, index) =>
        index === place && item.score
          ? { ...item, score: { ...item.score, points: item.score.points + 1 } }
          : item,
      );
      const [before, after] = [estimate(exam, given, 's'), estimate(exam, better, 's')];
      for (const skill of sections)
        expect(after.skills[skill]?.value ?? 0).toBeGreaterThanOrEqual(before.skills[skill]?.value ?? 0);
      expect(after.overall?.value ?? 0).toBeGreaterThanOrEqual(before.overall?.value ?? 0);
    }),
    { numRuns: 60 },
  );
});

test('narrows the range with more items, and keeps the figure', () => {
  fc.assert(
    fc.property(examType, items, (exam, drawn) => {
      const given = itemsOf(exam, drawn, true);
      const many = Array.from({ length: 8 }, () => given).flat();
      const [few, more] = [estimate(exam, given, 's').skills, estimate(exam, many, 's').skills];
      for (const skill of sections) {
        const [before, after] = [few[skill], more[skill]];
        if (!before || !after) continue;
        expect(after.value).toBe(before.value);
        // Types that were not asked are as uncertain as before; the draws differ by a point or two.
        expect(width(after)).toBeLessThanOrEqual(width(before) + 2);
      }
    }),
    { numRuns: 40 },
  );
});

/** A whole exam in which every question has the same share of its points. */
const evenly = (share: number): ScoredItem[] =>
  typesOf('new_format').flatMap((type) =>
    [1, 2, 3].map((number) => {
      const maximum = typicalPoints(type);
      return { uid: `${type}-${number}`, type, score: { points: share * maximum, maximum } };
    }),
  );

describe('a whole exam', () => {
  test.each([
    [0, 10],
    [0.5, 50],
    [1, 90],
  ])('with %d of all points scores %d in each skill and overall', (share, value) => {
    const { overall, skills } = estimate('new_format', evenly(share), 's');
    expect(overall).toMatchObject({ value });
    for (const skill of sections) expect(skills[skill]).toMatchObject({ value });
  });

  test('weighs a type by its share of the skill', () => {
    const wrong = evenly(1).map((item) =>
      item.type === 'RFB' ? { ...item, score: { points: 0, maximum: 4 } } : item,
    );
    const { skills, types } = estimate('new_format', wrong, 's');
    // 28 of 100 of reading, on a scale of 80 points.
    expect(skills.reading?.value).toBe(Math.round(90 - 0.28 * 80));
    expect(skills.writing?.value).toBe(90);
    expect(types.find(({ type }) => type === 'RFB')).toMatchObject({ share: 0, worth: { reading: 0.28 } });
  });

  test('has a wider range for unscored answers, and the same figure if the others are even', () => {
    const left = evenly(0.5).map((item) => (item.type === 'SDI' ? { ...item, score: undefined } : item));
    const unscored = left.map(({ score, ...item }) => (score ? { ...item, score } : item));
    const [whole, less] = [estimate('new_format', evenly(0.5), 's'), estimate('new_format', unscored, 's')];
    expect(less.skills.speaking?.value).toBe(50);
    expect(width(less.skills.speaking as Figure)).toBeGreaterThan(width(whole.skills.speaking as Figure));
    expect(less.types.find(({ type }) => type === 'SDI')).toMatchObject({ items: 3, unscored: 3 });
  });
});

test('stays unsure after one right answer', () => {
  const { overall, skills } = estimate(
    'core',
    [{ uid: 'RSA-0001', type: 'RSA', score: { points: 1, maximum: 1 } }],
    's',
  );
  expect(overall).toBeUndefined();
  expect(skills).toMatchObject({ reading: { value: 90, items: 1 } });
  expect(skills.reading?.low).toBeLessThan(60);
});

test('estimates nothing without answers', () => {
  expect(estimate('core', [], 's')).toEqual({ skills: {}, enabling: {}, types: [] });
});

test('derives an enabling skill from its traits alone', () => {
  const traits = [
    { trait: 'grammar', points: 1, maximum: 2, evidence: [] },
    { trait: 'content', points: 0, maximum: 3, evidence: [] },
  ] as const;
  const { enabling } = estimate(
    'new_format',
    [
      {
        uid: 'WWE-0001',
        type: 'WWE',
        score: { points: 1, maximum: 5, traits: [...traits].map((each) => ({ ...each, evidence: [] })) },
      },
    ],
    's',
  );
  expect(enabling).toMatchObject({ grammar: { value: 50, items: 1 } });
  expect(Object.keys(enabling)).toEqual(['grammar']);
});

test('averages the shown skills, and keeps each figure within its range', () => {
  const kinds = typesOf('new_format');
  fc.assert(
    fc.property(
      fc.array(fc.record({ type: fc.constantFrom(...kinds), points: fc.integer({ min: 0, max: 8 }) }), {
        minLength: 5,
        maxLength: 60,
      }),
      (answers) => {
        const scored = answers.map(({ type, points }, at) => ({
          uid: `${type}-${String(at).padStart(4, '0')}`,
          type,
          score: { points, maximum: 8 },
        }));
        const { overall, skills } = estimate('new_format', scored, 's');
        const values = Object.values(skills).map(({ value }) => value);
        expect(overall?.value).toBe(
          values.length < 4 ? undefined : Math.round(values.reduce((sum, each) => sum + each, 0) / 4),
        );
        for (const figure of [overall, ...Object.values(skills)].filter((each) => each !== undefined)) {
          const { value, low, high } = figure;
          // At an end of the scale there is nothing beyond.
          expect(low < value || value === scale.lowest).toBe(true);
          expect(high > value || value === scale.highest).toBe(true);
          expect(Math.max(value - low, high - value)).toBeGreaterThanOrEqual(4);
        }
      },
    ),
    { numRuns: 60 },
  );
});
