import type { TestCreditKind } from '#domain/credits/credit-kinds.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { PaidBy } from '#domain/mock-tests/paid-by.ts';

export type TestCredits = Readonly<Record<TestCreditKind, number>>;

const kinds: Readonly<Record<TestCreditKind, string>> = {
  full_test: 'a full test',
  sectional_test: 'a sectional test',
};

export const creditsInWords = (kind: TestCreditKind, count: number): string =>
  `${count} ${count === 1 ? 'credit' : 'credits'} for ${kinds[kind]}`;

export function costInWords(
  { paidBy, credit }: { readonly paidBy: PaidBy | null; readonly credit: TestCreditKind | null },
  credits: TestCredits,
): string {
  switch (paidBy) {
    case 'plan':
      return 'Included in your plan.';
    case 'flag':
      return 'Your first full test is free.';
    case 'credit':
      if (credit === null) return '';
      return credits[credit] === 1
        ? `Costs your credit for ${kinds[credit]}.`
        : `Costs 1 of your ${creditsInWords(credit, credits[credit])}.`;
    case 'free':
      return 'Free, one try.';
    case 'none':
      return 'Free.';
    case null:
      return credit === null
        ? 'Locked. This test is part of the paid plans.'
        : `Locked. You need a plan or a credit for ${kinds[credit]}.`;
  }
}

export const costOf = ({ access, ...cost }: MockTestListing, credits: TestCredits): string | undefined =>
  access === 'open' || access === 'locked' ? costInWords(cost, credits) : undefined;
