import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OutputOf } from '#domain/core/contract.ts';
import type { fetchDueReviews } from '#domain/reviews/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { writeReview } from '#student/core/lists/review-list.ts';
import { DueList } from './due-list.tsx';
import { minutesOf, openOnes, splitDue } from './due-now.ts';
import { laterText, nextReviewText } from './next-review-text.ts';
import { useStopReviews } from './use-stop-reviews.ts';

interface Props {
  readonly reviews: OutputOf<typeof fetchDueReviews>['body'];
  readonly now: number;
  readonly planned?: { readonly count: number; readonly minutes: number } | undefined;
  readonly dueWords: number;
  readonly otherwise: ReactNode;
}

export function Today({ reviews, now, planned, dueWords, otherwise }: Props) {
  const stopping = useStopReviews();
  const { due, scheduled, nextDue } = reviews;
  const { ready, later } = splitDue(due, now);
  const open = openOnes(ready).filter(({ uid }) => !stopping.isStopped(uid));
  const uids = open.map(({ uid }) => uid);
  const part = planned && planned.count < ready.length ? planned : undefined;
  const [first] = uids;
  const [firstLater] = later;
  return (
    <Paper withBorder p={{ base: 'lg', xs: 'xl' }} component="section" aria-labelledby="today-title">
      <Text size="sm" c="dimmed">
        Today
      </Text>
      {ready.length === 0 ? (
        <>
          {otherwise}
          <Text size="sm" c="dimmed" mt="md">
            {firstLater ? laterText(later.length, firstLater.due) : nextReviewText(scheduled, nextDue)}
          </Text>
        </>
      ) : (
        <>
          <Title order={2} id="today-title" mt={2}>
            {part && `${part.count} of `}
            {ready.length === 1 ? '1 review' : `${ready.length} reviews`}, about{' '}
            {part ? part.minutes : minutesOf(ready)} min
          </Title>
          <Text mt="xs" c="dimmed">
            {part && `Your plan has ${part.count} for today. `}
            You got these wrong before. Trying them again now helps you remember.
            {firstLater && ` ${laterText(later.length, firstLater.due)}`}
          </Text>
          {first !== undefined && (
            <Group mt="lg">
              <ButtonLink
                size="lg"
                to={paths.exercise.getHref(first, writeReview(uids.slice(0, part?.count)))}
              >
                Start
              </ButtonLink>
            </Group>
          )}
          <DueList due={ready} uids={uids} stopping={stopping} />
        </>
      )}
      {dueWords > 0 && (
        <Text mt="md">
          <Anchor component={Link} to={paths.myWords.getHref()} inherit underline="always">
            {dueWords === 1 ? '1 word is due' : `${dueWords} words are due`}
          </Anchor>
        </Text>
      )}
    </Paper>
  );
}
