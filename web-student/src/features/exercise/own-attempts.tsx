import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAttempt } from '#domain/practice/contract.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { Correction } from '../../components/outcome.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { durationText } from '../../core/server-clock.ts';
import { ownAttemptsQuery } from './api/own-attempts.ts';
import { TimelinePicture } from './timeline-picture.tsx';
import { TimelineTable } from './timeline-table.tsx';
import './own-attempts.css';

interface Props {
  readonly uid: string;
  /** The attempt whose score is on the screen: it is open at first. */
  readonly attemptId: string;
}

/** The list is told of an attempt a moment after its score: until then it is asked again, but not for long. */
const lookEveryMs = 500;
const patienceMs = 10_000;

/** Every attempt at this question with its timeline and all its scores. */
export default function OwnAttempts({ uid, attemptId }: Props) {
  const [openedAt] = useState(() => performance.now());
  const query = useQuery({
    ...ownAttemptsQuery(uid),
    refetchInterval({ state: { data } }) {
      const isAwaited = data !== undefined && !isAmong(data, attemptId);
      return isAwaited && performance.now() - openedAt < patienceMs && lookEveryMs;
    },
  });
  return (
    <section className="own-attempts" aria-labelledby="own-attempts-title">
      <Title order={2} size="h4" id="own-attempts-title">
        Your attempts
      </Title>
      {query.data ? (
        query.data.length === 0 ? (
          <Text c="dimmed">Your attempts will be listed here.</Text>
        ) : (
          query.data.map((attempt) => (
            <Attempt key={attempt.attemptId} attempt={attempt} isOpen={attempt.attemptId === attemptId} />
          ))
        )
      ) : query.isError ? (
        <QueryProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <PageSkeleton rows={1} />
      )}
    </section>
  );
}

function isAmong(attempts: readonly OwnAttempt[], id: string): boolean {
  return attempts.some(({ attemptId }) => attemptId === id);
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function Attempt({ attempt, isOpen }: { readonly attempt: OwnAttempt; readonly isOpen: boolean }) {
  const { at, secondsUsed, timeline, question, scores } = attempt;
  const first = scores[0];
  const latest = scores.at(-1);
  const wasCorrected = first && latest && scores.length > 1;
  return (
    <details className="attempt" open={isOpen}>
      <summary>
        <span>{moment.format(new Date(at))}</span>
        <strong>
          {latest
            ? `Score ${scoreText(latest.score)}`
            : attempt.failure === null
              ? 'Not scored yet'
              : 'Could not be scored'}
          {wasCorrected && ` (first ${scoreText(first.score)})`}
        </strong>
        <Text component="span" size="sm" c="dimmed">
          {durationText(secondsUsed)}
        </Text>
      </summary>
      {wasCorrected && latest.reason !== null && <Correction first={first.score} reason={latest.reason} />}
      {timeline.length === 0 ? (
        <Text size="sm" c="dimmed">
          There is no timeline of this attempt.
        </Text>
      ) : (
        <>
          <TimelinePicture timeline={timeline} view={question} seconds={secondsUsed} />
          <TimelineTable timeline={timeline} view={question} />
        </>
      )}
    </details>
  );
}
