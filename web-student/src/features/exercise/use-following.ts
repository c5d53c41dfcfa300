import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswerable } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { preloadTrack } from '../../audio/preload.ts';
import { codeOf } from '../../core/messages.ts';
import { neighboursIn } from '../../core/review-list.ts';
import { preloadScreen } from '../../question-types/registry.tsx';
import { neighboursQuery } from './api/neighbours.ts';
import { nextNotDoneQuery } from './api/next-not-done.ts';
import { progressQuery } from './api/progress.ts';
import { questionQuery } from './api/question.ts';
import type { OpenedFrom } from './opened-from.ts';

/** Where a question stands in its list, and where the way goes on from it. */
export interface Following {
  readonly previous: string | undefined;
  /** The next of the list that may be practised; `null` where there is none, `undefined` while nobody knows. */
  readonly next: string | null | undefined;
  /** 1 for the first; `null` where the list does not hold the question. */
  readonly place: number | null;
  readonly total: number | undefined;
}

/**
 * Follows the list that a question was opened from. The next question is fetched ahead, with its recording and the
 * code of its screen, so that it opens at once. One that may not be practised is passed over.
 */
export function useFollowing(uid: string, { questions: list, review }: OpenedFrom): Following {
  const queryClient = useQueryClient();
  const neighbours = useQuery({ ...neighboursQuery(uid, list), enabled: review === undefined });
  const around = review ? neighboursIn(review, uid) : neighbours.data;
  const listed = neighbours.isError ? null : around?.next;
  const isOpen = typeof listed === 'string' && isAnswerable(typeOfUid(listed));
  const ahead = useQuery({ ...questionQuery(listed ?? ''), enabled: isOpen });
  const isLocked = ahead.isError && codeOf(ahead.error) === 'paid_plan_needed';
  const further = useQuery({ ...nextNotDoneQuery(list, uid), enabled: isLocked && review === undefined });

  const next = ahead.data;
  useEffect(() => {
    if (!next) return;
    const { question, revision } = next;
    preloadScreen(question.type);
    if ('track' in question && question.track !== undefined) preloadTrack(question.track, revision);
    if (!review) void queryClient.prefetchQuery(neighboursQuery(question.uid, list));
    void queryClient.prefetchQuery(progressQuery(question.uid));
    // The list is told by the address: a new object with the same content asks for nothing that is there.
  }, [next, list, review, queryClient]);

  return {
    previous: around?.previous ?? undefined,
    next: isLocked && !review ? (further.isError ? null : further.data) : listed,
    place: around?.place ?? null,
    total: around?.total,
  };
}
