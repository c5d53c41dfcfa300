import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { questionUidSchema } from '#domain/question-types/type-code.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Problem, QueryProblem } from '../../components/problem.tsx';
import { codeOf, messages } from '../../core/messages.ts';
import { useSession } from '../../core/session.ts';
import { questionQuery } from './api/question.ts';
import { LockedQuestion } from './locked-question.tsx';
import { PracticeExercise } from './practice-exercise.tsx';

export default function ExercisePage() {
  const [search] = useSearchParams();
  const session = useSession();
  const uid = questionUidSchema.safeParse(search.get('uid'));
  const question = useQuery({ ...questionQuery(uid.data ?? ''), enabled: uid.success });
  const code = question.isError ? codeOf(question.error) : undefined;
  if (!uid.success || code === 'question_not_found') {
    return (
      <Problem title="No such question" text={`${messages.question_not_found} Choose another one.`}>
        <ButtonLink to={paths.practice.getHref()}>Go to practice</ButtonLink>
      </Problem>
    );
  }
  if (code === 'paid_plan_needed') return <LockedQuestion uid={uid.data} isVisitor={session === undefined} />;
  if (question.data) return <PracticeExercise key={question.data.uid} view={question.data} />;
  if (question.isError) return <QueryProblem error={question.error} onRetry={question.refetch} />;
  return <PageSkeleton />;
}
