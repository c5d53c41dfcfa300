import type { TestCreditKind } from '#domain/credits/credit-kinds.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import type { ExtraPercent } from '#domain/extra-time/extra-percents.ts';
import * as rules from '#domain/mock-tests/may-start.ts';
import type { MockTestAttempt } from '#domain/sittings/mock-test-attempt.ts';
import { randomBlueprint } from '#domain/mock-tests/random-test.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { refused, type Answers } from '../fake-api.ts';
import { fakeSitting, type FakeSitting } from './sitting.ts';
import { testListing } from './sitting-views.ts';

export const exam: MockTestBlueprint = {
  mockTestId: 'small_exam',
  mockTestCategory: 'sprint',
  name: 'Small exam',
  description: 'Two parts; you speak in the first one.',
  sections: [
    ...oneClock('speaking' as const, 120, [{ type: 'SRS' as const, count: 1 }]),
    ...oneClock('reading' as const, 300, [{ type: 'RSA' as const, count: 2 }]),
  ],
};
export const reading: MockTestBlueprint = {
  mockTestId: 'small_reading',
  mockTestCategory: 'sprint',
  name: 'Small reading',
  description: 'One part with two questions.',
  sections: oneClock('reading', 300, [{ type: 'RSA' as const, count: 2 }]),
};

interface Options {
  readonly credits?: { readonly full_test?: number; readonly sectional_test?: number };
  readonly extraPercent?: ExtraPercent;
}

type InputTo<Name extends 'holdMockTest' | 'saveMockTestDraft'> = Parameters<FakeSitting['answers'][Name]>[0];

function createList(tests: readonly MockTestBlueprint[], options: Options) {
  const { extraPercent } = options;
  const credits = { full_test: 0, sectional_test: 0, ...options.credits };
  const offered = new Map(tests.map((test) => [test.mockTestId, test]));
  const sittings = new Map<string, FakeSitting>();
  const removed = new Set<string>();
  const rightTo = (test: MockTestBlueprint) => rules.rightTo(test, rights(), new Date().toISOString());
  const rights = () => ({
    viewer: { kind: 'student' as const },
    packageGroup: 'others' as const,
    credits,
    hasFirstFullTest: false,
    hasSatFreeTest: false,
  });

  function listing(test: MockTestBlueprint): MockTestListing {
    const right = rightTo(test);
    const listed = (state: MockTestAttempt) => testListing(test, extraPercent ?? 0, state);
    return {
      ...listed({ status: 'not_started' }),
      access: 'needs' in right ? 'locked' : 'isSat' in right ? 'sat' : 'open',
      paidBy: payerOf(right),
      credit: rules.creditOf(test),
      sittings: [...sittings.values()].flatMap(({ state }) => {
        const present = state();
        const isListed =
          present.status !== 'not_started' &&
          present.test.mockTestId === test.mockTestId &&
          !removed.has(present.test.sessionId);
        return isListed ? listed(present).sittings : [];
      }),
    };
  }

  function begin(test: MockTestBlueprint | undefined) {
    if (!test) return refused('mock_test_not_found');
    const right = rightTo(test);
    if (!('paidBy' in right)) return refused('mock_test_locked');
    if (right.paidBy === 'credit') credits[rules.creditFor[rules.paidCategoryOf(test)]] -= 1;
    const sitting = fakeSitting(test, extraPercent ? { extraPercent } : {});
    const reply = sitting.answers.startMockTest();
    if ('body' in reply) sittings.set(reply.body.sessionId, sitting);
    return reply;
  }

  const ofSitting =
    <Input extends { readonly sessionId: string }, Reply>(
      answer: (answers: FakeSitting['answers'], input: Input) => Reply,
    ) =>
    (input: Input) => {
      const sitting = sittings.get(input.sessionId);
      return sitting ? answer(sitting.answers, input) : refused('mock_test_not_found');
    };
  const ofList = (change: (sessionId: string) => void) =>
    ofSitting((_answers, { sessionId }: { readonly sessionId: string }) => {
      change(sessionId);
      return { status: 200 as const, body: { sessionId } };
    });
  const payerOfAny = (category: 'full' | 'sectional') =>
    payerOf(rules.rightToCategory(category, rights(), new Date().toISOString()));

  return { credits, offered, removed, listing, begin, ofSitting, ofList, payerOfAny };
}

/**
 * Answers the calls of the list of mock tests, of the pages before a test and of the sittings that start there. The
 * domain decides what a test costs and how long it takes.
 */
export function mockTestAnswers(tests: readonly MockTestBlueprint[], options: Options = {}) {
  const { credits, offered, removed, listing, begin, ofSitting, ofList, payerOfAny } = createList(
    tests,
    options,
  );
  return {
    answers: {
      fetchAllMockTest: () => ({
        status: 200,
        body: {
          mockTests: [...offered.values()].map(listing),
          credits,
          extraPercent: options.extraPercent ?? null,
          stopClock: false,
          paidBy: { full: payerOfAny('full'), sectional: payerOfAny('sectional') },
        },
      }),
      getDateNow: () => ({ status: 200, body: { dateNow: new Date().toISOString() } }),
      tryLine: ({ filler }) => ({ status: 200, body: { characters: filler.length } }),
      didMockTestOverview: () => ({ status: 200, body: { stepsDone: ['did_mock_test_overview'] } }),
      startMockTest: ({ mockTestId }) => begin(offered.get(mockTestId)),
      createRandomMockTest: (choice) => {
        const test = randomBlueprint(choice, { seed: 'seed', weakest: [], available: () => 50 });
        offered.set(test.mockTestId, test);
        return begin(test);
      },
      deleteMockTest: ofList((sessionId) => removed.add(sessionId)),
      restoreMockTest: ofList((sessionId) => removed.delete(sessionId)),
      loadMockTest: ofSitting((answers) => answers.loadMockTest()),
      holdMockTest: ofSitting((answers, input: InputTo<'holdMockTest'>) => answers.holdMockTest(input)),
      saveMockTestDraft: ofSitting((answers, input: InputTo<'saveMockTestDraft'>) =>
        answers.saveMockTestDraft(input),
      ),
    } satisfies Answers,
    grant(kind: TestCreditKind, count: number) {
      credits[kind] += count;
    },
  };
}

const payerOf = (right: rules.Right) => ('paidBy' in right ? right.paidBy : null);
