import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { myWordsQuery } from '#student/queries/my-words.ts';
import { SavedList } from './saved-list.tsx';
import { WordReview } from './word-review.tsx';

const vocabularyHref = '/resources/vocabulary';

export default function MyWordsPage() {
  const { data: words, error, isPending, refetch } = useQuery(myWordsQuery());
  if (isPending) return <PageSkeleton rows={3} />;
  if (!words) return <QueryProblem error={error} onRetry={refetch} />;
  const due = words.filter(({ isDue }) => isDue);
  return (
    <div className="page">
      <PageTitle lead="Save words and review them when they are due. Words you know come back less and less often.">
        My words
      </PageTitle>
      {words.length === 0 ? (
        <>
          <Text mt="md">No words yet. Save words from the academic vocabulary, or when you look one up.</Text>
          <Button component="a" href={vocabularyHref} mt="md">
            Open the vocabulary
          </Button>
        </>
      ) : (
        <>
          <WordReview key={due[0]?.word} due={due} />
          <SavedList words={words} />
          <Button component="a" href={vocabularyHref} variant="default" mt="md">
            Open the vocabulary
          </Button>
        </>
      )}
    </div>
  );
}
