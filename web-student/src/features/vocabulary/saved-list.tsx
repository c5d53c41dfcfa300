import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarDay } from '#domain/core/text/words.ts';
import { removeWord, type MyWord } from '#domain/vocabulary/contract.ts';
import { call } from '#student/core/api.ts';
import { announce, notifyFailure } from '#student/core/notices.ts';
import { dueWordCountQuery, myWordsQuery } from '#student/queries/my-words.ts';

export function SavedList({ words }: { readonly words: readonly MyWord[] }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (word: string) => call(removeWord, { word }),
    onSuccess(_removed, word) {
      announce(`${word} was removed.`);
      queryClient.removeQueries(dueWordCountQuery());
      queryClient.setQueryData(myWordsQuery().queryKey, (before) =>
        before?.filter((one) => one.word !== word),
      );
    },
    onError: notifyFailure,
  });
  const sorted = words.toSorted((one, other) => one.word.localeCompare(other.word));
  return (
    <section aria-labelledby="saved-words">
      <Title order={2} size="h3" mt="xl" id="saved-words">
        Saved words
      </Title>
      <ul style={{ listStyle: 'none', padding: 0 }}>
        {sorted.map(({ word, definition, due, isDue }) => (
          <li key={word}>
            <Group justify="space-between" wrap="nowrap" align="flex-start" py="xs">
              <div>
                <Text fw={600}>{word}</Text>
                <Text size="sm">{definition}</Text>
                <Text size="sm" c="dimmed">
                  {isDue ? 'Due now' : `Comes back on ${calendarDay(due)}`}
                </Text>
              </div>
              <Button
                variant="subtle"
                size="xs"
                disabled={isPending}
                aria-label={`Remove ${word}`}
                onClick={() => mutate(word)}
              >
                Remove
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
