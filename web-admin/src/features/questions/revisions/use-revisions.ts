import { fetchQuestionRevisions } from '#domain/questions/admin-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/core/api.ts';
import { rescoringProgress } from './rescoring-progress.ts';
import type { QuestionRevisions } from './question-revisions.ts';

const everyMs = 1000;
/** After this long without progress, poll less often. */
const patienceMs = 20_000;
const seldomMs = 10_000;

export function useRevisions(uid: string) {
  const [last, setLast] = useState({ left: 0, at: 0 });
  const isStuckAt = (left: number, now: number) =>
    left > 0 && last.left === left && now - last.at > patienceMs;
  const query = useQuery({
    queryKey: ['questions', 'revisions', uid],
    queryFn: async ({ signal }) => (await call(fetchQuestionRevisions, { uid }, { signal })).body,
    retry: false,
    refetchInterval: ({ state }) => {
      const left = leftIn(state.data);
      if (left === 0) return false;
      return isStuckAt(left, state.dataUpdatedAt) ? seldomMs : everyMs;
    },
  });
  const left = leftIn(query.data);
  if (left !== last.left) setLast({ left, at: query.dataUpdatedAt });
  return { ...query, isStuck: isStuckAt(left, query.dataUpdatedAt) };
}

function leftIn(data: QuestionRevisions | undefined): number {
  const progress = data && rescoringProgress(data.revisions);
  return progress ? progress.total - progress.done : 0;
}
