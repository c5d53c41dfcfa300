import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { answerableCodes } from '../question-types/registry.ts';
import { approximateSeconds, countedOf, questionCount } from './blueprint.ts';
import { examBlueprints } from './blueprints/index.ts';
import { paidCategoryOf } from './may-start.ts';
import { randomLengths, randomPartSchema } from './random-choices.ts';
import {
  randomBlueprint,
  randomTestId,
  randomTestName,
  randomTestOf,
  type RandomDraw,
} from './random-test.ts';
import { rankTypes, weakestTypes } from './rank-types.ts';

const chosen = fc.record({
  examType: fc.constantFrom(...examTypes),
  part: fc.constantFrom(...randomPartSchema.options),
  length: fc.constantFrom(...randomLengths),
});
const draws = fc.record<RandomDraw>({
  seed: fc.string(),
  weakest: fc.subarray([...answerableCodes]),
  available: fc.integer({ min: 1, max: 12 }).map((count) => () => count),
});
const rich: RandomDraw = { seed: 'a seed', weakest: [], available: () => 100 };
const secondsOf = (sections: Parameters<typeof questionCount>[0]) =>
  sections.reduce((sum, section) => sum + approximateSeconds(section), 0);
const countOf = (sections: Parameters<typeof questionCount>[0], type: string) =>
  countedOf(sections)
    .filter((counted) => counted.type === type)
    .reduce((sum, { count }) => sum + count, 0);

describe('a random test', () => {
  test('is identified by its id and named after the choice', () => {
    fc.assert(
      fc.property(chosen, (one) => {
        expect(randomTestOf(randomTestId(one))).toEqual(one);
      }),
    );
    expect(randomTestName('random_reading_half_core')).toBe('Random test, Core: reading, half length');
    expect(randomTestName('random_full_quick_ukvi')).toBe('Random test, UKVI: all parts, 15 minutes');
    expect(randomTestOf('full_core')).toBeUndefined();
  });

  test('of full length follows the exam, with the maximum of the weak types', () => {
    const core = { examType: 'core', part: 'full', length: 'whole' } as const;
    expect(countedOf(randomBlueprint(core, rich).sections)).toEqual(countedOf(examBlueprints.core));
    const weak = randomBlueprint(core, { ...rich, weakest: ['RFB', 'WSC'] });
    expect([
      countOf(weak.sections, 'RFB'),
      countOf(weak.sections, 'WSC'),
      countOf(weak.sections, 'RRP'),
    ]).toEqual([6, 2, 2]);
    expect(weak.sections.find(({ section }) => section === 'reading')?.clocks).toMatchObject([
      { seconds: Math.round((1920 * 14) / 13) },
    ]);
  });

  test('is the same for the same seed, keeps the order of parts and their price', () => {
    fc.assert(
      fc.property(chosen, draws, (one, draw) => {
        const drawn = randomBlueprint(one, draw);
        expect(randomBlueprint(one, draw)).toEqual(drawn);
        const whole = randomBlueprint({ ...one, length: 'whole' }, rich);
        expect(drawn.sections.map(({ section }) => section)).toEqual(
          whole.sections.map(({ section }) => section),
        );
        expect(paidCategoryOf(drawn)).toBe(one.part === 'full' ? 'full' : 'sectional');
        const order = countedOf(whole.sections).map(({ type }) => type);
        const types = countedOf(drawn.sections).map(({ type }) => type);
        expect(types).toEqual(order.filter((type) => types.includes(type)));
      }),
    );
  });

  test('that is shorter fits its time and exceeds neither the exam nor the bank', () => {
    fc.assert(
      fc.property(chosen, draws, (one, draw) => {
        fc.pre(one.length !== 'whole');
        const { sections } = randomBlueprint(one, draw);
        const whole = randomBlueprint({ ...one, length: 'whole' }, rich).sections;
        const limit = one.length === 'half' ? secondsOf(whole) / 2 : 900;
        // Each part has one question at least: writing alone may have none that fits half its time.
        expect(secondsOf(sections)).toBeLessThanOrEqual(
          Math.max(limit, ...sections.map(approximateSeconds)) + sections.length,
        );
        for (const { type, count } of countedOf(sections)) {
          expect(count).toBeLessThanOrEqual(Math.min(countOf(whole, type), draw.available(type)));
        }
      }),
    );
  });

  test('that is shorter asks a weak type if a question of it fits', () => {
    fc.assert(
      fc.property(chosen, draws, fc.constantFrom('RFB', 'RSA', 'SRA', 'LMW', 'LWD'), (one, draw, type) => {
        fc.pre(one.length !== 'whole');
        const whole = randomBlueprint({ ...one, length: 'whole' }, rich).sections;
        fc.pre(countOf(whole, type) > 0);
        const { sections } = randomBlueprint(one, { ...draw, weakest: [type] });
        expect(countOf(sections, type)).toBeGreaterThan(0);
      }),
    );
  });
});

test('ranks types with few points as weak, but not after few answers', () => {
  const practised = [
    { type: 'RFB', answered: 9, points: 5, maximum: 10 },
    { type: 'RSA', answered: 3, points: 1, maximum: 10 },
    { type: 'RRP', answered: 2, points: 0, maximum: 10 },
    { type: 'LWD', answered: 9, points: 9, maximum: 10 },
    { type: 'SRA', answered: 9, points: 0, maximum: 0 },
  ] as const;
  expect(weakestTypes(practised)).toEqual(['RSA', 'RFB']);
  expect(rankTypes(['LWD', 'RFB', 'RSA', 'RFB'], weakestTypes(practised), 'seed')).toEqual([
    'RSA',
    'RFB',
    'LWD',
  ]);
});
