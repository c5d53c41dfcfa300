import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { questionUidSchema, typeOfUid } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { useSession } from '#student/core/session.ts';
import { preloadScreen } from '#student/mechanisms/registry.tsx';
import { loadQuestion, questionQuery } from '#student/queries/question.ts';
import { Exercise } from './exercise.tsx';
import { ExerciseBar } from '../navigation/exercise-bar.tsx';
import { openedFrom, type OpenedFrom } from '../navigation/opened-from.ts';
import { useFollowing } from '../navigation/use-following.ts';
import styles from '#student/components/question/exercise-frame.module.css';

const LockedQuestion = lazy(() => import('./locked-question.tsx'));
const PastAttempts = lazy(() => import('../attempts/past-attempts.tsx'));
const StartOfList = lazy(() => import('./start-of-list.tsx'));

/** `/exercise?uid=…` with its list; without a uid, the next new question; with `attempt=…`, a past answer. */
export default function ExercisePage() {
  const [search] = useSearchParams();
  const address = search.toString();
  const uid = questionUidSchema.safeParse(search.get('uid')).data;
  const list = useMemo(() => openedFrom(new URLSearchParams(address)), [address]);
  if (uid === undefined) {
    return search.has('uid') || search.size === 0 ? <NoSuchQuestion /> : <StartOfList list={list} />;
  }
  const type = typeOfUid(uid);
  const attemptId = search.get('attempt');
  if (attemptId !== null) return <PastAttempts uid={uid} type={type} attemptId={attemptId} list={list} />;
  return <ExerciseOf key={uid} uid={uid} type={type} list={list} />;
}

function NoSuchQuestion() {
  return (
    <Problem
      order={1}
      title="Question not found"
      text="It was removed, or the address is incomplete. Choose another one."
    >
      <ButtonLink to={paths.practice.getHref()}>Go to practice</ButtonLink>
    </Problem>
  );
}

interface Props {
  readonly uid: string;
  readonly type: AnswerableCode;
  readonly list: OpenedFrom;
}

function ExerciseOf({ uid, type, list }: Props) {
  // Load the screen's code in parallel with the question.
  useEffect(() => preloadScreen(type), [type]);
  const session = useSession();
  const queryClient = useQueryClient();
  const query = useQuery(questionQuery(uid));
  const following = useFollowing(uid, list);
  // Keep the first version: a correction must not change the question while the student works on it.
  const [shown, setShown] = useState(query.data);
  if (!shown && query.data) setShown(query.data);

  const code = query.isError ? codeOf(query.error) : undefined;
  if (shown) {
    return (
      <Exercise
        key={shown.revision}
        shown={shown}
        list={list}
        following={following}
        onChanged={() => loadQuestion(queryClient, uid).then(setShown)}
      />
    );
  }
  if (code === 'question_not_found') return <NoSuchQuestion />;
  if (code === 'paid_plan_needed' || code === 'question_retired') {
    return (
      <div className={styles['exercise']}>
        <ExerciseBar list={list} following={following} />
        {code === 'question_retired' ? (
          <Problem order={1} title="This question was retired" text={messages.question_retired}>
            <ButtonLink to={following.next ? list.getHref(following.next) : list.backHref}>
              {following.next ? 'Next question' : 'Back to practice'}
            </ButtonLink>
          </Problem>
        ) : (
          <LockedQuestion uid={uid} list={list} isVisitor={session === undefined} />
        )}
      </div>
    );
  }
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}
