import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { markQuestionAsTested, toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';
import { announce, notify } from '#student/core/notices.ts';
import { progressQuery } from '../api/progress.ts';

type Mark = 'isFavorite' | 'isTested';
interface Change {
  readonly mark: Mark;
  readonly value: boolean;
}

const announcements = {
  isFavorite: ['Removed from your favourites.', 'Added to your favourites.'],
  isTested: ['No longer marked as asked in your exam.', 'Marked as asked in your exam.'],
} as const;

export function useMarks(uid: string) {
  const queryClient = useQueryClient();
  const { queryKey } = progressQuery(uid);
  const progress = useQuery(progressQuery(uid)).data;
  const { mutate } = useMutation({
    mutationFn: ({ mark, value }: Change) =>
      mark === 'isFavorite'
        ? call(toggleFavoriteQuestion, { uid, isFavorite: value })
        : call(markQuestionAsTested, { uid, isTested: value }),
    async onMutate({ mark, value }) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (old) => old && { ...old, [mark]: value });
      announce(announcements[mark][value ? 1 : 0]);
      return before;
    },
    onError(error, _change, before) {
      queryClient.setQueryData(queryKey, before);
      notify(`${messageOf(error)} Nothing changed.`, 'problem');
    },
    onSettled: () => refetchQueries(queryClient, { queryKey: ['questions'] }),
  });
  return useMemo(
    () => ({
      isKnown: progress !== null && progress !== undefined,
      isFavorite: progress?.isFavorite === true,
      isTested: progress?.isTested === true,
      answered: progress?.answered ?? 0,
      toggle(mark: Mark) {
        if (progress) mutate({ mark, value: !progress[mark] });
      },
    }),
    [progress, mutate],
  );
}

export type Marks = ReturnType<typeof useMarks>;
