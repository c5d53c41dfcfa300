import type { TestCreditKind } from '#domain/credits/credit-kinds.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { PaidBy } from '#domain/mock-tests/paid-by.ts';

/** How many tests a student may start by a credit. */
export type TestCredits = Readonly<Record<TestCreditKind, number>>;

const kinds: Readonly<Record<TestCreditKind, string>> = {
  full_test: 'a whole test',
  sectional_test: 'a test of one part',
};

/** `1 credit for a whole test`. */
export const creditsInWords = (kind: TestCreditKind, count: number): string =>
  `${count} ${count === 1 ? 'credit' : 'credits'} for ${kinds[kind]}`;

/** What starting a test costs, before it is started: by what pays for it, or by the credit that is missing. */
export function costInWords(
  { paidBy, credit }: { readonly paidBy: PaidBy | null; readonly credit: TestCreditKind | null },
  credits: TestCredits,
): string {
  switch (paidBy) {
    case 'plan':
      return 'Part of your plan.';
    case 'flag':
      return 'Your first whole test costs nothing.';
    case 'credit':
      if (credit === null) return '';
      return credits[credit] === 1
        ? `Costs your credit for ${kinds[credit]}.`
        : `Costs 1 of your ${creditsInWords(credit, credits[credit])}.`;
    case 'free':
      return 'Costs nothing, once.';
    case 'none':
      return 'Costs nothing.';
    case null:
      return credit === null
        ? 'Locked: this test is part of the paid plans.'
        : `Locked: it is not part of your plan, and you have no credit for ${kinds[credit]}. A plan or a credit opens it.`;
  }
}

/** The same of a test as it is listed; nothing where it is not there to be started for another reason. */
export const costOf = ({ access, ...cost }: MockTestListing, credits: TestCredits): string | undefined =>
  access === 'open' || access === 'locked' ? costInWords(cost, credits) : undefined;
