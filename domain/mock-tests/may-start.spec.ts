import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examTypes } from '../accounts/exam-type.ts';
import { mockTestCatalogue } from './catalogue.ts';
import { creditOf, paidCategoryOf, rightTo, type TestRights } from './may-start.ts';
import { includedTests } from './package-group.ts';

const now = '2026-11-20T12:00:00.000Z';
const tests = mockTestCatalogue({ sprintSeconds: 360 });
const testOf = (id: string) => {
  const found = tests.find(({ mockTestId }) => mockTestId === id);
  if (!found) throw new Error(id);
  return found;
};
const [whole, part] = [testOf('full_core'), testOf('reading_core')];
const poor: TestRights = {
  viewer: { kind: 'student' },
  packageGroup: 'subscription',
  credits: { full_test: 0, sectional_test: 0 },
  hasFirstFullTest: false,
  hasSatFreeTest: false,
};
const paid = { viewer: { kind: 'student', paidExpiryTime: '2026-11-20T12:00:00.001Z' } } as const;
const rights = fc.record<TestRights>({
  viewer: fc.constantFrom({ kind: 'student' as const }, paid.viewer, {
    kind: 'student' as const,
    paidExpiryTime: now,
  }),
  packageGroup: fc.constantFrom('subscription', 'mobile', 'others'),
  credits: fc.record({ full_test: fc.nat(2), sectional_test: fc.nat(2) }),
  hasFirstFullTest: fc.boolean(),
  hasSatFreeTest: fc.boolean(),
});

describe('who may start a test', () => {
  test('needs a full credit for a full test, and a sectional one for a part', () => {
    expect(rightTo(whole, poor, now)).toEqual({ needs: 'full_test' });
    expect(rightTo(part, poor, now)).toEqual({ needs: 'sectional_test' });
    const other = { ...poor, credits: { full_test: 0, sectional_test: 5 } };
    expect(rightTo(whole, other, now)).toEqual({ needs: 'full_test' });
  });

  test('charges the plan first, then the flag, then a credit', () => {
    const all = { ...poor, ...paid, hasFirstFullTest: true, credits: { full_test: 1, sectional_test: 1 } };
    expect(rightTo(whole, all, now)).toEqual({ paidBy: 'plan' });
    expect(rightTo(whole, { ...all, viewer: poor.viewer }, now)).toEqual({ paidBy: 'flag' });
    expect(rightTo(part, { ...all, viewer: poor.viewer }, now)).toEqual({ paidBy: 'credit' });
    const withCredit = { ...all, viewer: poor.viewer, hasFirstFullTest: false };
    expect(rightTo(whole, withCredit, now)).toEqual({ paidBy: 'credit' });
  });

  test('cannot use paid time that has ended', () => {
    const ended = { ...poor, viewer: { kind: 'student', paidExpiryTime: now } } as const;
    expect(rightTo(whole, ended, now)).toEqual({ needs: 'full_test' });
  });

  test('includes the tests of the package group', () => {
    const mobile = { ...poor, ...paid, packageGroup: 'mobile' } as const;
    expect(rightTo(whole, mobile, now)).toEqual({ needs: 'full_test' });
    expect(rightTo(part, mobile, now)).toEqual({ paidBy: 'plan' });
    expect(Object.values(includedTests.others)).toEqual([false, false]);
  });

  test('the free test is for all, once, and the sprint for all, always', () => {
    const free = testOf('free_mock_test');
    expect(rightTo(free, poor, now)).toEqual({ paidBy: 'free' });
    expect(rightTo(free, { ...poor, hasSatFreeTest: true }, now)).toEqual({ isSat: true });
    expect(rightTo(testOf('reading_sprint_1'), poor, now)).toEqual({ paidBy: 'none' });
    expect([creditOf(free), creditOf(testOf('reading_sprint_1')), creditOf(whole)]).toEqual([
      null,
      null,
      'full_test',
    ]);
  });

  test('counts whole exams as full and parts as sectional', () => {
    const full = tests.filter(({ mockTestCategory }) => mockTestCategory === 'full');
    expect(full).toHaveLength(examTypes.length);
    expect(full.every((one) => paidCategoryOf(one) === 'full')).toBe(true);
    const sectional = tests.filter(({ mockTestCategory }) => mockTestCategory === 'sectional');
    expect(sectional.every((one) => paidCategoryOf(one) === 'sectional')).toBe(true);
  });

  test('spends a credit only if nothing else pays', () => {
    const withCredits = (given: TestRights, count: number) => ({
      ...given,
      credits: { full_test: count, sectional_test: count },
    });
    fc.assert(
      fc.property(rights, fc.constantFrom(...tests), (given, mockTest) => {
        const without = rightTo(mockTest, withCredits(given, 0), now);
        const rich = rightTo(mockTest, withCredits(given, 1), now);
        expect(rich).toEqual('needs' in without ? { paidBy: 'credit' } : without);
      }),
    );
  });
});
