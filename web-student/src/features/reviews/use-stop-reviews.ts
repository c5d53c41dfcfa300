import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { stopReview } from '#domain/reviews/contract.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { call } from '#student/core/api.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { dueReviewsQuery } from './api/due-reviews.ts';

export function useStopReviews() {
  const queryClient = useQueryClient();
  const [stopped, setStopped] = useState<readonly string[]>([]);

  const send = useEffectEvent(() => {
    if (stopped.length === 0) return;
    const { queryKey } = dueReviewsQuery();
    setStopped([]);
    queryClient.setQueryData(queryKey, (old) => {
      if (!old) return old;
      const due = old.due.filter(({ uid }) => !stopped.includes(uid));
      const gone = old.due.length - due.length;
      return { ...old, due, dueToday: old.dueToday - gone, scheduled: old.scheduled - gone };
    });
    void Promise.all(stopped.map((uid) => call(stopReview, { uid }))).catch((error: unknown) => {
      notifyFailure(error, 'You keep this review.');
      void refetchQueries(queryClient, { queryKey });
    });
  });

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      send();
    };
  }, []);

  return {
    isStopped: (uid: string) => stopped.includes(uid),
    stop: (uid: string) => setStopped([...stopped, uid]),
    undo: (uid: string) => setStopped(stopped.filter((one) => one !== uid)),
  };
}
