import { Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { requestNewScoreNotice, type OwnAttempt } from '#domain/practice/contract.ts';
import { scoreText } from '#domain/scoring/score.ts';
import { MarkedQuestion } from '#student/components/question/marked-question.tsx';
import { NewerScores } from '#student/components/score/newer-scores.tsx';
import { Correction } from '#student/components/score/outcome.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';
import { MarkedAnswerContext } from '#student/mechanisms/written-response/marks/marked-answer.ts';
import { durationText } from '#student/core/server-clock.ts';
import { ownAttemptsQuery } from '../api/own-attempts.ts';
import { TimelinePicture } from './timeline-picture.tsx';
import { TimelineTable } from './timeline-table.tsx';
import { wordedAttempts } from './worded-attempts.ts';
import styles from './own-attempts.module.css';

const CompareAnswers = lazy(() => import('./compare-answers.tsx'));

interface Props {
  readonly uid: string;
  readonly attemptId: string;
  readonly isOnScreen?: boolean;
}

const latest = 'latest';

/** The list gets an attempt a moment after its score, so poll for a short time. */
const lookEveryMs = 500;
const patienceMs = 10_000;

export default function OwnAttempts({ uid, attemptId, isOnScreen = false }: Props) {
  const [openedAt] = useState(() => performance.now());
  const query = useQuery({
    ...ownAttemptsQuery(uid),
    refetchInterval({ state: { data } }) {
      const isAwaited = isOnScreen && data !== undefined && !isAmong(data, attemptId);
      return isAwaited && performance.now() - openedAt < patienceMs && lookEveryMs;
    },
  });
  const worded = wordedAttempts(query.data ?? []);
  return (
    <Stack component="section" aria-labelledby="own-attempts-title" gap={10} mt={24}>
      <Title order={2} size="h4" id="own-attempts-title">
        Your attempts
      </Title>
      {query.data ? (
        query.data.length === 0 ? (
          <Text c="dimmed">Your attempts will be listed here.</Text>
        ) : (
          query.data.map((attempt, index) => {
            const isMeant = attempt.attemptId === attemptId || (attemptId === latest && index === 0);
            return (
              <Attempt
                key={attempt.attemptId}
                attempt={attempt}
                opensAtOnce={isMeant && !isOnScreen}
                showsQuestion={!(isMeant && isOnScreen)}
              />
            );
          })
        )
      ) : query.isError ? (
        <QueryProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <PageSkeleton rows={1} />
      )}
      {worded.length > 1 && (
        <Suspense fallback={null}>
          <CompareAnswers attempts={worded} />
        </Suspense>
      )}
    </Stack>
  );
}

function isAmong(attempts: readonly OwnAttempt[], id: string): boolean {
  return attempts.some(({ attemptId }) => attemptId === id);
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const noScore =
  'We could not analyse this answer, so it has no score. It is saved. Answer the question again to get a score.';

const requestNotice = (attemptId: string) => call(requestNewScoreNotice, { attemptId });

interface AttemptProps {
  readonly attempt: OwnAttempt;
  readonly opensAtOnce: boolean;
  readonly showsQuestion: boolean;
}

function Attempt({ attempt, opensAtOnce, showsQuestion }: AttemptProps) {
  const { at, secondsUsed, question, solution, answer, scores, newer } = attempt;
  const [isOpen, setOpen] = useState(opensAtOnce);
  const queryClient = useQueryClient();
  const loadAgain = async () => {
    const attempts = await queryClient.fetchQuery({ ...ownAttemptsQuery(question.uid), staleTime: 0 });
    return attempts.find(({ attemptId }) => attemptId === attempt.attemptId)?.question;
  };
  const first = scores[0];
  const counting = scores.at(-1);
  const wasCorrected = first && counting && scores.length > 1;
  return (
    <details
      className={`framed ${styles['attempt']}`}
      open={opensAtOnce}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{moment.format(new Date(at))}</span>
        <strong>
          {counting
            ? `Score ${scoreText(counting.score)}`
            : attempt.failure === null
              ? 'Not scored yet'
              : 'Could not be scored'}
          {wasCorrected && ` (first ${scoreText(first.score)})`}
        </strong>
        <Text component="span" size="sm" c="dimmed">
          {durationText(secondsUsed)}
        </Text>
      </summary>
      {wasCorrected && counting.reason !== null && (
        <>
          <Correction first={first.score} reason={counting.reason} />
          {showsQuestion && (
            <Text size="sm" c="dimmed" my="xs">
              Below is the question as you answered it, with its first score.
            </Text>
          )}
        </>
      )}
      {isOpen && showsQuestion && (
        <section aria-label="The question and your answer">
          <MarkedAnswerContext value={{ place: 'practice', answerId: attempt.attemptId, uid: question.uid }}>
            <MarkedQuestion
              view={question}
              answer={answer ?? undefined}
              solution={solution}
              score={first?.score}
              unscored={attempt.failure === null ? 'This answer is being scored.' : noScore}
              revision={first?.revision}
              loadAgain={loadAgain}
              noAnswer="This answer was erased."
              context="practice"
            />
          </MarkedAnswerContext>
        </section>
      )}
      {isOpen && first && newer && (
        <NewerScores newer={newer} first={first.score} onRequest={() => requestNotice(attempt.attemptId)} />
      )}
      <Timeline {...attempt} />
    </details>
  );
}

function Timeline({ timeline, question, secondsUsed }: OwnAttempt) {
  if (timeline.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        This attempt has no timeline.
      </Text>
    );
  }
  return (
    <details className="quiet-summary">
      <summary>What you did</summary>
      <TimelinePicture timeline={timeline} view={question} seconds={secondsUsed} />
      <TimelineTable timeline={timeline} view={question} />
    </details>
  );
}
