import { Anchor, Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { saveWord } from '#domain/vocabulary/contract.ts';
import { paths } from '#student/app/paths.ts';
import { call } from '#student/core/api.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { useSession } from '#student/core/session.ts';
import { myWordsQuery } from '#student/queries/my-words.ts';

export function SaveWord({ word }: { readonly word: string }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(saveWord, { word }),
    onSuccess: () => queryClient.invalidateQueries(myWordsQuery()),
    onError: notifyFailure,
  });
  if (!session) return null;
  if (isSuccess)
    return (
      <Text size="sm" role="status">
        Saved to{' '}
        <Anchor component={Link} to={paths.myWords.getHref()} inherit underline="always">
          My words
        </Anchor>
        .
      </Text>
    );
  return (
    <Button variant="default" size="xs" loading={isPending} onClick={() => mutate()}>
      Save to My words
    </Button>
  );
}
