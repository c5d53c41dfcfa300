import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import { endMockTestBreak } from '#domain/sittings/clocks/break-contract.ts';
import { reportBrokenRecording } from '#domain/sittings/broken-recording-contract.ts';
import {
  loadMockTest,
  saveMockTestEndSection,
  startMockTestSection,
  submitMockTest,
  type Sitting,
} from '#domain/sittings/contract.ts';
import {
  startFreeMockTest,
  startMockTest,
  type MockTestListing,
  createRandomMockTest,
} from '#domain/mock-tests/contract.ts';
import { call } from '#student/core/api.ts';
import { isQuickTest } from '#student/core/quick-test.ts';
import type { ClockReading } from '#student/core/server-clock.ts';
import { isAnswerWaiting } from '#student/outbox/browser-outbox.ts';
import { testAnswer } from '../question/test-draft.ts';
import { hasBeenHeld, holderOf, holdHere } from './hold.ts';

export interface TimedSitting {
  readonly sitting: Sitting;
  readonly clock: ClockReading;
}

async function timed(ask: () => Promise<{ readonly body: Sitting }>): Promise<TimedSitting> {
  const askedAt = performance.now();
  const { body } = await ask();
  return { sitting: body, clock: { dateNow: body.dateNow, askedAt, heardAt: performance.now() } };
}

export const sittingKey = (sessionId: string) => ['mock-tests', 'sitting', sessionId] as const;

/** An earlier page's pending answer goes first: after a takeover, the server would refuse its holder. */
const open = (sessionId: string, signal: AbortSignal) =>
  hasBeenHeld(sessionId) || isAnswerWaiting(testAnswer(sessionId))
    ? call(loadMockTest, { sessionId }, { signal })
    : holdHere(sessionId, signal);

export const takeBack = (sessionId: string): Promise<TimedSitting> => timed(() => holdHere(sessionId));

export const sittingQuery = (sessionId: string) =>
  queryOptions({
    queryKey: sittingKey(sessionId),
    meta: { reads: ['sittings'] },
    queryFn: ({ signal }) => timed(() => open(sessionId, signal)),
    staleTime: 0,
  });

export const loadSitting = (queryClient: QueryClient, sessionId: string): Promise<TimedSitting> =>
  queryClient.fetchQuery(sittingQuery(sessionId));

const quick = () => (isQuickTest() ? { quick: true as const } : {});

export const start = (
  { mockTestId, mockTestCategory }: Pick<MockTestListing, 'mockTestId' | 'mockTestCategory'>,
  commandId: string,
): Promise<TimedSitting> =>
  timed(() =>
    mockTestCategory === 'free'
      ? call(startFreeMockTest, quick(), { commandId })
      : call(startMockTest, { mockTestId, ...quick() }, { commandId }),
  );

export const startRandom = (
  choice: Parameters<typeof call<typeof createRandomMockTest>>[1],
  commandId: string,
): Promise<TimedSitting> => timed(() => call(createRandomMockTest, { ...choice, ...quick() }, { commandId }));

export const beginSection = (sessionId: string, commandId: string): Promise<TimedSitting> =>
  timed(() => call(startMockTestSection, { sessionId, ...holderOf(sessionId) }, { commandId }));

/** @throws CallFailed */
export const resumeAfterBreak = (sessionId: string, commandId: string): Promise<TimedSitting> =>
  timed(() => call(endMockTestBreak, { sessionId, ...holderOf(sessionId) }, { commandId }));

interface BrokenRecording {
  readonly sessionId: string;
  readonly uid: string;
  readonly seconds: number;
  readonly commandId: string;
}

/** Reports that the recording of the current question was interrupted and restarts. @throws CallFailed */
export const reportBroken = ({ commandId, ...broken }: BrokenRecording): Promise<TimedSitting> =>
  timed(() => call(reportBrokenRecording, { ...broken, ...holderOf(broken.sessionId) }, { commandId }));

export const endSection = (sessionId: string): Promise<TimedSitting> =>
  timed(() => call(saveMockTestEndSection, { sessionId, ...holderOf(sessionId) }, { commandId: newId() }));

/** Hands in the test. A retry with the same id is the same command. @throws CallFailed */
export const submitTest = (sessionId: string, commandId: string = newId()): Promise<TimedSitting> =>
  timed(() => call(submitMockTest, { sessionId, ...holderOf(sessionId) }, { commandId }));
