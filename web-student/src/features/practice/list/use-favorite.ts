import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toggleFavoriteQuestion } from '#domain/practice/contract.ts';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { call } from '#student/core/api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { announce, notifyFailure } from '#student/core/notices.ts';

interface Page {
  readonly questions: QuestionListing[];
  readonly total: number;
}

export function useFavorite(): (question: QuestionListing) => void {
  const queryClient = useQueryClient();
  const queryKey = ['questions', 'page-of-list'];
  const show = (uid: string, isFavorite: boolean) =>
    queryClient.setQueriesData<Page>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          questions: page.questions.map((one) => (one.uid === uid ? { ...one, isFavorite } : one)),
        },
    );
  const { mutate } = useMutation({
    mutationFn: (input: { readonly uid: string; readonly isFavorite: boolean }) =>
      call(toggleFavoriteQuestion, input),
    async onMutate({ uid, isFavorite }) {
      await queryClient.cancelQueries({ queryKey });
      show(uid, isFavorite);
      announce(isFavorite ? 'Added to your favourites.' : 'Removed from your favourites.');
    },
    onError(error, { uid, isFavorite }) {
      show(uid, !isFavorite);
      notifyFailure(error, 'That did not work. Your favourites have not changed.');
    },
    async onSettled(_answer, _error, { uid }) {
      await refetchQueries(queryClient, { queryKey: ['questions', 'progress', uid] });
      // Do not refetch the visible list, so that the student can undo; the next visit refetches it.
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
  return ({ uid, isFavorite }) => mutate({ uid, isFavorite: !isFavorite });
}
