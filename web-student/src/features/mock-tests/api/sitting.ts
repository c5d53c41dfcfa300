import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import {
  loadMockTest,
  saveMockTestEndSection,
  startFreeMockTest,
  startMockTest,
  startMockTestSection,
  submitMockTest,
  type MockTestListing,
  type Sitting,
} from '#domain/mock-tests/contract.ts';
import { call } from '../../../core/api.ts';
import type { ClockReading } from '../../../core/server-clock.ts';

/** A sitting with the reading of the server's clock that came with it. */
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

/** A sitting as it stands: at a reload, in another tab, after the other tab went on. */
export const sittingQuery = (sessionId: string) =>
  queryOptions({
    queryKey: sittingKey(sessionId),
    meta: { reads: ['mock_tests'] },
    queryFn: ({ signal }) => timed(() => call(loadMockTest, { sessionId }, { signal })),
    staleTime: 0,
  });

/** The sitting as the server tells it now. */
export const loadSitting = (queryClient: QueryClient, sessionId: string): Promise<TimedSitting> =>
  queryClient.fetchQuery(sittingQuery(sessionId));

/** Starts a sitting. The command's id is the sitting's, so that a click sent twice starts one. @throws CallFailed */
export const start = (
  { mockTestId, mockTestCategory }: Pick<MockTestListing, 'mockTestId' | 'mockTestCategory'>,
  commandId: string,
): Promise<TimedSitting> =>
  timed(() =>
    mockTestCategory === 'free'
      ? call(startFreeMockTest, {}, { commandId })
      : call(startMockTest, { mockTestId }, { commandId }),
  );

/** Begins the next section. @throws CallFailed */
export const beginSection = (sessionId: string, commandId: string): Promise<TimedSitting> =>
  timed(() => call(startMockTestSection, { sessionId }, { commandId }));

/** Ends the section of the moment before its time. @throws CallFailed */
export const endSection = (sessionId: string): Promise<TimedSitting> =>
  timed(() => call(saveMockTestEndSection, { sessionId }, { commandId: newId() }));

/** Hands the test in; sent again under the same id, it is the same command. @throws CallFailed */
export const handIn = (sessionId: string, commandId: string = newId()): Promise<TimedSitting> =>
  timed(() => call(submitMockTest, { sessionId }, { commandId }));
