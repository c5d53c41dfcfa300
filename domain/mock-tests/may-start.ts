import type { Instant } from '../core/instant.ts';
import type { Balances, TestCreditKind } from '../credits/credit-kinds.ts';
import { isPaid, type Viewer } from '../practice/access.ts';
import type { MockTestBlueprint } from './catalogue.ts';
import { includedTests, type PackageGroup, type PaidCategory } from './package-group.ts';
import type { PaidBy } from './paid-by.ts';

export interface TestRights {
  readonly viewer: Viewer;
  /** An admin's grant of paid time counts as a subscription. */
  readonly packageGroup: PackageGroup;
  readonly credits: Pick<Balances, TestCreditKind>;
  /** The marker `can_take_mock_test_1`, until a test is started with it. */
  readonly hasFirstFullTest: boolean;
  /** Sat before. */
  readonly hasSatFreeTest: boolean;
}

/** The means of payment for a test, or the missing credit; neither for the free test after its sitting. */
export type Right =
  | { readonly paidBy: PaidBy }
  | { readonly needs: TestCreditKind }
  | { readonly isSat: true };

/** The credit for a test that nothing else pays for. */
export const creditFor: { readonly [Category in PaidCategory]: TestCreditKind } = {
  full: 'full_test',
  sectional: 'sectional_test',
};

/** A random test of all parts counts as a full test. */
export const paidCategoryOf = ({ sections }: { readonly sections: readonly unknown[] }): PaidCategory =>
  sections.length > 1 ? 'full' : 'sectional';

/** undefined for the free test and the sprint. */
export function creditOf(test: Pick<MockTestBlueprint, 'mockTestCategory' | 'sections'>) {
  const { mockTestCategory } = test;
  return mockTestCategory === 'free' || mockTestCategory === 'sprint'
    ? null
    : creditFor[paidCategoryOf(test)];
}

/** Whether a student may start a test, and how it is paid: plan, then flag, then credit. The sprint is free. */
export function rightTo(
  test: Pick<MockTestBlueprint, 'mockTestCategory' | 'sections'>,
  rights: TestRights,
  now: Instant,
): Right {
  const { mockTestCategory } = test;
  if (mockTestCategory === 'free') return rights.hasSatFreeTest ? { isSat: true } : { paidBy: 'free' };
  if (mockTestCategory === 'sprint') return { paidBy: 'none' };
  return rightToCategory(paidCategoryOf(test), rights, now);
}

export function rightToCategory(
  category: PaidCategory,
  { viewer, packageGroup, credits, hasFirstFullTest }: TestRights,
  now: Instant,
): Right {
  if (viewer.kind === 'admin') return { paidBy: 'none' };
  if (isPaid(viewer, now) && includedTests[packageGroup][category]) return { paidBy: 'plan' };
  if (category === 'full' && hasFirstFullTest) return { paidBy: 'flag' };
  const kind = creditFor[category];
  return credits[kind] > 0 ? { paidBy: 'credit' } : { needs: kind };
}
