import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typeCodes } from '#domain/question-types/type-code.ts';
import { hasMet, withMet, type Met } from './met.ts';

const uids = fc
  .tuple(fc.constantFrom(...typeCodes.slice(0, 3)), fc.integer({ min: 0, max: 40 }))
  .map(([type, number]) => `${type}-${String(number).padStart(4, '0')}`);
const none: Met = {};

it('holds exactly the seen questions, in any order', () => {
  fc.assert(
    fc.property(fc.array(uids), uids, (those, other) => {
      const met = those.reduce(withMet, none);
      expect(those.every((uid) => hasMet(met, uid))).toBe(true);
      expect(hasMet(met, other)).toBe(those.includes(other));
      expect(those.toReversed().reduce(withMet, met)).toEqual(met);
    }),
  );
});

it('stores many questions in few characters', () => {
  const all = Array.from({ length: 12_000 }, (_, index) => `RSA-${String(index).padStart(4, '0')}`);
  const met = all.reduce(withMet, none);
  expect(met).toEqual({ RSA: 'f'.repeat(3000) });
});
