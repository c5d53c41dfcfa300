import { ActionIcon, Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconBellOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { isAnswerable } from '#domain/question-types/registry.ts';
import type { DueReview } from '#domain/reviews/contract.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { fullTypeName } from '../../components/type-names.ts';
import { announce } from '../../core/notices.ts';
import { writeReview } from '../../core/review-list.ts';
import { dueReviewsQuery } from './api/due-reviews.ts';
import { nextReviewText } from './next-review-text.ts';
import { useStopReviews } from './use-stop-reviews.ts';
import './reviews.css';

const shownAtFirst = 5;

/** What was missed and comes back today, with one button to go through it. */
export function DueToday() {
  const query = useQuery(dueReviewsQuery());
  const reviews = useStopReviews();
  const [showsAll, setShowsAll] = useState(false);
  if (query.isError && !query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  if (!query.data)
    return (
      <Waiting>
        <Skeleton height={150} />
      </Waiting>
    );
  const { due, dueToday, scheduled, nextDue } = query.data;
  const open = due.filter(
    ({ uid, type, isLocked }) => !isLocked && isAnswerable(type) && !reviews.isStopped(uid),
  );
  const uids = open.map(({ uid }) => uid);
  const shown = due.slice(0, showsAll ? undefined : shownAtFirst);
  const [first] = uids;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="due-title">
      <Title order={2} size="h4" id="due-title">
        Due today{dueToday > 0 && `: ${dueToday}`}
      </Title>
      {due.length === 0 ? (
        <Text mt={4} c="dimmed">
          {nextReviewText(scheduled, nextDue)}
        </Text>
      ) : (
        <>
          <Text mt={4} mb="sm" c="dimmed">
            You missed these before. Answered again today, they stay with you longer.
          </Text>
          <ul className="due-list">
            {shown.map((review) => (
              <li key={review.uid}>
                {reviews.isStopped(review.uid) ? (
                  <Stopped review={review} onUndo={() => reviews.undo(review.uid)} />
                ) : (
                  <Due
                    review={review}
                    uids={uids}
                    onStop={() => {
                      reviews.stop(review.uid);
                      announce(`${review.title} will not come back. You can undo this.`);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          <div className="due-actions">
            {first !== undefined && (
              <ButtonLink to={paths.exercise.getHref(first, writeReview(uids))}>Start the review</ButtonLink>
            )}
            {due.length > shown.length && (
              <Button variant="default" onClick={() => setShowsAll(true)}>
                Show {due.length - shown.length} more
              </Button>
            )}
          </div>
        </>
      )}
    </Paper>
  );
}

interface DueProps {
  readonly review: DueReview;
  readonly uids: readonly string[];
  readonly onStop: () => void;
}

function Due({ review: { uid, type, title, lapses, isLocked }, uids, onStop }: DueProps) {
  const { abreviation, color } = catalogue[type];
  const name = fullTypeName(type);
  return (
    <div className="due">
      <span
        className="type-badge"
        style={{ '--category': `var(--mantine-color-${color}-6)` }}
        title={name}
        aria-hidden
      >
        {abreviation}
      </span>
      <span className="due-text">
        <Link to={paths.exercise.getHref(uid, writeReview(uids))}>{title}</Link>
        <Text component="span" size="sm" c="dimmed" display="block">
          {name} · <span className="one-piece">{uid}</span>
          {lapses > 0 && ` · missed again ${lapses === 1 ? 'once' : `${lapses} times`}`}
        </Text>
      </span>
      {isLocked && <IconLock size={18} stroke={1.6} role="img" aria-label="Locked" />}
      <ActionIcon
        variant="subtle"
        color="slate"
        size={40}
        aria-label={`Stop reviewing ${title}`}
        onClick={onStop}
      >
        <IconBellOff size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function Stopped({ review: { title }, onUndo }: { readonly review: DueReview; readonly onUndo: () => void }) {
  return (
    <div className="due">
      <Text component="span" className="due-text" size="sm" c="dimmed">
        {title} will not come back unless you miss it again.
      </Text>
      <Button variant="default" size="sm" autoFocus onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
