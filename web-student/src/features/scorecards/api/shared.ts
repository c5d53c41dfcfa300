import { queryOptions } from '@tanstack/react-query';
import { v7 as newId } from 'uuid';
import {
  fetchMockTestResultPublic,
  shareMockTestScorecard,
  unshareMockTestScorecard,
} from '#domain/sittings/sharing/share-contract.ts';
import { paths } from '#student/app/paths.ts';
import { call } from '#student/core/api.ts';
import { pageData } from '#student/core/connection/page-data.ts';

export const sharedQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['mock-tests', 'shared', shareId],
    queryFn: async ({ signal }) => (await call(fetchMockTestResultPublic, { shareId }, { signal })).body,
    initialData: () =>
      pageData(
        `scorecard-${shareId}`,
        paths.scorecardOf.getHref(shareId),
        fetchMockTestResultPublic.outputs[200],
      ),
    // The student may have stopped sharing it in the meantime.
    initialDataUpdatedAt: 0,
  });

/** @param name as typed; a blank one is left out @throws CallFailed */
export const share = (sessionId: string, name: string) =>
  call(
    shareMockTestScorecard,
    { sessionId, ...(name.trim() !== '' && { name: name.trim() }) },
    { commandId: newId() },
  );

/** @throws CallFailed */
export const unshare = (sessionId: string) =>
  call(unshareMockTestScorecard, { sessionId }, { commandId: newId() });
