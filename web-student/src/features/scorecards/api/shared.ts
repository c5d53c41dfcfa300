import { queryOptions } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import {
  fetchMockTestResultPublic,
  shareMockTestScorecard,
  unshareMockTestScorecard,
} from '#domain/mock-tests/share-contract.ts';
import { call } from '../../../core/api.ts';

/** The scorecard that a student shares under a link. */
export const sharedQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'shared', shareId],
    queryFn: async ({ signal }) => (await call(fetchMockTestResultPublic, { shareId }, { signal })).body,
  });

/** @param name as it is typed: nothing is shown of a blank one. @throws CallFailed */
export const share = (sessionId: string, name: string) =>
  call(
    shareMockTestScorecard,
    { sessionId, ...(name.trim() !== '' && { name: name.trim() }) },
    { commandId: newId() },
  );

/** @throws CallFailed */
export const unshare = (sessionId: string) =>
  call(unshareMockTestScorecard, { sessionId }, { commandId: newId() });
