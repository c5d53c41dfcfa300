import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { typesOf } from '../question-types/catalogue/exam-sections.ts';
import { sections } from '../question-types/section.ts';
import { estimate, type ScoredItem } from './estimate.ts';
import { typicalPoints } from './typical-points.ts';
import { bestTypes, scoresWith } from './what-if.ts';

/** A whole exam with two questions of each type, of which a type may have another share of its points. */
function exam(examType: (typeof examTypes)[number], shareOf: (index: number) => number): ScoredItem[] {
  return typesOf(examType).flatMap((type, index) =>
    [1, 2].map((number) => {
      const maximum = typicalPoints(type);
      return { uid: `${type}-${number}`, type, score: { points: shareOf(index) * maximum, maximum } };
    }),
  );
}

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 22, maxLength: 22 });

test('matches the estimate for the reached shares', () => {
  fc.assert(
    fc.property(fc.constantFrom(...examTypes), shares, (examType, drawn) => {
      const found = estimate(
        examType,
        exam(examType, (index) => drawn[index] ?? 0),
        's',
      );
      const same = scoresWith(found.types, {});
      expect(same.overall).toBe(found.overall?.value);
      for (const skill of sections) expect(same.skills[skill]).toBe(found.skills[skill]?.value);
    }),
    { numRuns: 20 },
  );
});

test('lowers nothing for a higher share, and raises nothing for a lower one', () => {
  const { types } = estimate(
    'core',
    exam('core', () => 0.5),
    's',
  );
  const now = scoresWith(types, {});
  for (const { type } of types) {
    const [up, down] = [scoresWith(types, { [type]: 1 }), scoresWith(types, { [type]: 0 })];
    for (const skill of sections) {
      expect(up.skills[skill]).toBeGreaterThanOrEqual(now.skills[skill] ?? Infinity);
      expect(down.skills[skill]).toBeLessThanOrEqual(now.skills[skill] ?? -Infinity);
    }
    expect(up.overall).toBeGreaterThanOrEqual(now.overall ?? Infinity);
  }
});

describe('the two best types to improve', () => {
  test('are the weightiest if all shares are equal', () => {
    const { types } = estimate(
      'new_format',
      exam('new_format', () => 0.5),
      's',
    );
    const worth = types.map(({ worthOverall }) => worthOverall).toSorted((a, b) => b - a);
    const found = bestTypes(types).map((best) => types.find(({ type }) => type === best)?.worthOverall);
    expect(found).toEqual(worth.slice(0, 2));
  });
  test('leave out types that are right already', () => {
    const items: ScoredItem[] = [
      { uid: 'RFB-0001', type: 'RFB', score: { points: 4, maximum: 4 } },
      { uid: 'RSA-0001', type: 'RSA', score: { points: 0, maximum: 1 } },
      { uid: 'RRP-0001', type: 'RRP', score: { points: 1, maximum: 4 } },
      { uid: 'RFG-0001', type: 'RFG', score: { points: 1, maximum: 4 } },
    ];
    expect(bestTypes(estimate('new_format', items, 's').types)).toEqual(['RFG', 'RRP']);
    expect(bestTypes(estimate('new_format', items.slice(0, 1), 's').types)).toEqual([]);
  });
});
