import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recall } from '#domain/reviews/review-card.ts';
import { recallWord, type MyWord } from '#domain/vocabulary/contract.ts';
import { call } from '#student/core/api.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { ListenButton } from '#student/components/listen-button.tsx';
import { dueWordCountQuery, myWordsQuery } from '#student/queries/my-words.ts';

const answers: readonly { readonly recall: Recall; readonly label: string }[] = [
  { recall: 'again', label: 'I forgot it' },
  { recall: 'hard', label: 'It was hard' },
  { recall: 'good', label: 'I knew it' },
];

export function WordReview({ due }: { readonly due: readonly MyWord[] }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const [word] = due;
  const { mutate, isPending } = useMutation({
    mutationFn: async (recall: Recall) =>
      (await call(recallWord, { word: word?.word ?? '', recall })).body.due,
    onSuccess(nextDue) {
      queryClient.removeQueries(dueWordCountQuery());
      queryClient.setQueryData(myWordsQuery().queryKey, (before) =>
        before?.map((one) => (one.word === word?.word ? { ...one, due: nextDue, isDue: false } : one)),
      );
    },
    onError: notifyFailure,
  });
  if (!word) {
    return (
      <Text mt="md" role="status">
        No word is due now.
      </Text>
    );
  }
  return (
    <Paper withBorder p="lg" mt="md" component="section" aria-labelledby="due-word">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {due.length === 1 ? 'One word is due' : `${due.length} words are due`}
        </Text>
        <Title order={2} id="due-word">
          {word.word}
        </Title>
        <Group>
          <Text c="dimmed">
            {word.pronunciation !== null && `/${word.pronunciation}/ `}
            {word.partOfSpeech}
          </Text>
          <ListenButton word={word.word} />
        </Group>
        {isOpen ? (
          <>
            <Text>{word.definition}</Text>
            <Text fs="italic">{word.example}</Text>
            {word.family.length > 0 && <Text size="sm">Family: {word.family.join(', ')}</Text>}
            <Group>
              {answers.map(({ recall, label }) => (
                <Button
                  key={recall}
                  variant={recall === 'good' ? 'filled' : 'default'}
                  disabled={isPending}
                  onClick={() => mutate(recall)}
                >
                  {label}
                </Button>
              ))}
            </Group>
          </>
        ) : (
          <Group>
            <Button onClick={() => setOpen(true)}>Show the meaning</Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
