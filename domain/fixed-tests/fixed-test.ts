import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { fixedTestSchema, type FixedTest } from './fixed-test-content.ts';
import { blueprintFaults, questionFaults, type FixedTestFault, type StatusOf } from './fixed-test-faults.ts';

const events = {
  MockTestBuilt: { version: 1, schema: z.object({ test: fixedTestSchema }) },
  MockTestRevised: { version: 1, schema: z.object({ test: fixedTestSchema, reason: z.string() }) },
  MockTestPublished: { version: 1, schema: z.object({}) },
  MockTestRetired: { version: 1, schema: z.object({ reason: z.string() }) },
} as const;

export type FixedTestEvent = EventOf<typeof events>;

export type FixedTestStatus = 'draft' | 'published' | 'retired';

export type FixedTestState =
  | { readonly status: 'missing' }
  | {
      readonly status: FixedTestStatus;
      readonly test: FixedTest;
      /** Of the questions and texts, from 1. */
      readonly revision: number;
    };

export const fixedTestStream = defineStream({
  category: 'mock_test',
  subject: 'Fixed test',
  events,
  initial: { status: 'missing' },
  evolve(state: FixedTestState, { type, data }): FixedTestState {
    if (type === 'MockTestBuilt') return { status: 'draft', test: data.test, revision: 1 };
    if (state.status === 'missing') return state;
    switch (type) {
      case 'MockTestRevised':
        return { ...state, test: data.test, revision: state.revision + 1 };
      case 'MockTestPublished':
        return { ...state, status: 'published' };
      case 'MockTestRetired':
        return { ...state, status: 'retired' };
    }
  },
});

/** The context for checking a test, besides its exam's blueprint. */
export interface FixedTestContext {
  readonly statusOf: StatusOf;
  readonly others: readonly FixedTest[];
}

export const faultsOf = (test: FixedTest, surroundings: FixedTestContext): FixedTestFault[] => [
  ...blueprintFaults(test),
  ...questionFaults(test, surroundings),
];

const isSame = (a: FixedTest, b: FixedTest) => JSON.stringify(a) === JSON.stringify(b);

type Unfit = 'mock_test_does_not_fit';

export function buildFixedTest(
  state: FixedTestState,
  test: FixedTest,
  surroundings: FixedTestContext,
): Decision<FixedTestEvent, Unfit | 'mock_test_exists'> {
  if (state.status !== 'missing') return isSame(state.test, test) ? [] : reject('mock_test_exists');
  if (faultsOf(test, surroundings).length > 0) return reject('mock_test_does_not_fit');
  return [{ type: 'MockTestBuilt', data: { test } }];
}

/** A test keeps its exam and part, because sittings are compared by them. */
export function reviseFixedTest(
  state: FixedTestState,
  { test, reason }: { readonly test: FixedTest; readonly reason: string },
  surroundings: FixedTestContext,
): Decision<FixedTestEvent, Unfit | 'mock_test_not_found'> {
  if (state.status === 'missing') return reject('mock_test_not_found');
  const { mockTestId, examType, part } = state.test;
  if (test.mockTestId !== mockTestId || test.examType !== examType || test.part !== part)
    return reject('mock_test_not_found');
  if (isSame(state.test, test)) return [];
  if (faultsOf(test, surroundings).length > 0) return reject('mock_test_does_not_fit');
  return [{ type: 'MockTestRevised', data: { test, reason } }];
}

export function publishFixedTest(
  state: FixedTestState,
  surroundings: FixedTestContext,
): Decision<FixedTestEvent, Unfit | 'mock_test_not_found'> {
  if (state.status === 'missing') return reject('mock_test_not_found');
  if (state.status === 'published') return [];
  if (faultsOf(state.test, surroundings).length > 0) return reject('mock_test_does_not_fit');
  return [{ type: 'MockTestPublished', data: {} }];
}

export function retireFixedTest(
  state: FixedTestState,
  { reason }: { readonly reason: string },
): Decision<FixedTestEvent, 'mock_test_not_found'> {
  if (state.status === 'missing') return reject('mock_test_not_found');
  return state.status === 'retired' ? [] : [{ type: 'MockTestRetired', data: { reason } }];
}
