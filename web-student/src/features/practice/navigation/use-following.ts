import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trackOf } from '#domain/question-types/recording.ts';
import { preloadTrack } from '#student/audio/preload.ts';
import { neighboursIn } from '#student/core/lists/review-list.ts';
import { preloadScreen } from '#student/mechanisms/registry.tsx';
import { neighboursQuery } from '../api/neighbours.ts';
import { nextNotDoneQuery } from '#student/queries/next-not-done.ts';
import { progressQuery } from '../api/progress.ts';
import { questionQuery } from '#student/queries/question.ts';
import type { OpenedFrom } from './opened-from.ts';

export interface Following {
  readonly previous: string | undefined;
  /** The next unlocked question of the list; `null` without one, `undefined` while unknown. */
  readonly next: string | null | undefined;
  /** 1 for the first; `null` if the list does not contain the question. */
  readonly place: number | null;
  readonly total: number | undefined;
}

export function useFollowing(uid: string, { questions: list, review }: OpenedFrom): Following {
  const queryClient = useQueryClient();
  const neighbours = useQuery({ ...neighboursQuery(uid, list), enabled: review === undefined });
  const around = review ? neighboursIn(review, uid) : neighbours.data;
  const listed = neighbours.isError ? null : around?.next;
  const isOpen = typeof listed === 'string';
  // Do not request a locked question: the server would refuse it.
  const row = useQuery({ ...progressQuery(listed ?? ''), enabled: isOpen });
  const isLocked = row.data?.isLocked === true;
  const mayAsk = isOpen && !isLocked && !row.isPending;
  const ahead = useQuery({ ...questionQuery(listed ?? ''), enabled: mayAsk });
  const mustPassOver = isLocked && review === undefined;
  const further = useQuery({ ...nextNotDoneQuery(list, uid), enabled: mustPassOver });
  // No unlocked question follows: take one that the student skipped earlier.
  const before = useQuery({ ...nextNotDoneQuery(list), enabled: mustPassOver && further.data === null });
  const open = further.data === null ? before : further;
  const openUid = open.isError || open.data === uid ? null : open.data;

  const next = ahead.data;
  useEffect(() => {
    if (!next) return;
    const { question, revision } = next;
    preloadScreen(question.type);
    const track = trackOf(question);
    if (track !== undefined) preloadTrack(track, revision);
    if (!review) void queryClient.prefetchQuery(neighboursQuery(question.uid, list));
    // The address determines the list: a new object with the same content must not refetch.
  }, [next, list, review, queryClient]);

  return {
    previous: around?.previous ?? undefined,
    next: mustPassOver ? openUid : listed,
    place: around?.place ?? null,
    total: around?.total,
  };
}
