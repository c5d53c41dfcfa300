import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { myWordsQuery } from './api/my-words.ts';
import { SavedList } from './saved-list.tsx';
import { WordReview } from './word-review.tsx';

const vocabularyHref = '/resources/vocabulary';

/** The words that a student has saved: those that are due to review, then all of them. */
export default function MyWordsPage() {
  const { data: words, error, isPending, refetch } = useQuery(myWordsQuery());
  if (isPending) return <PageSkeleton rows={3} />;
  if (!words) return <QueryProblem error={error} onRetry={refetch} />;
  const due = words.filter(({ isDue }) => isDue);
  return (
    <div className="page">
      <PageTitle lead="Save words, review them when they are due, and they come back after longer and longer times.">
        My words
      </PageTitle>
      {words.length === 0 ? (
        <>
          <Text mt="md">You have not saved a word yet. Choose some from the academic vocabulary.</Text>
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
