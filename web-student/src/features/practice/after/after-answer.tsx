import { Suspense, useEffect, type ReactNode } from 'react';
import { Alert, Text } from '@mantine/core';
import type { Answered } from '#domain/practice/contract.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { isRight } from '#domain/scoring/judged-grade.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { Outcome } from '#student/components/score/outcome.tsx';
import { preloadable } from '#student/components/preloadable.tsx';
import { useSession } from '#student/core/session.ts';
import { tallyAttempt, useSessionSummary } from './session-tally.ts';
import { QuestionExplanation } from '#student/mechanisms/registry.tsx';
import { useMarker } from '#student/user/use-marker.ts';
import { Unscored } from './unscored.tsx';

const NextStepNote = preloadable(() => import('#student/features/study-plan/next-step-note.tsx'));

type ExplanationProps = Omit<Parameters<typeof QuestionExplanation>[0], 'solution' | 'score'>;

interface Props extends ExplanationProps {
  readonly question: ReactNode | undefined;
  readonly marked: Answered | undefined;
  readonly hasGivenUp: boolean;
}

export default function AfterAnswer({ marked, hasGivenUp, question, ...explained }: Props) {
  const session = useSession();
  const [hasSeen, markSeen] = useMarker('did_view_score_details', true);
  if (!marked) return <Unscored isSpoken={isOfKind('spoken-response', explained.view)} />;
  return (
    <>
      <Outcome
        type={explained.view.type}
        score={marked.score}
        remark={hasGivenUp ? 'You looked at the answer, so this attempt earns no points.' : undefined}
        takesFocus
        question={question}
      >
        <Suspense fallback={null}>
          <QuestionExplanation
            {...explained}
            solution={marked.solution}
            score={marked.score}
            onSeeDetails={() => {
              if (session && !hasSeen) markSeen(true);
            }}
          />
        </Suspense>
      </Outcome>
      <Visit type={explained.view.type} marked={marked} />
      {session && (
        <Suspense fallback={null}>
          <NextStepNote answered={explained.view.type} />
        </Suspense>
      )}
    </>
  );
}

interface VisitProps {
  readonly type: AnswerableCode;
  readonly marked: Answered;
}

function Visit({ type, marked: { attemptId, score } }: VisitProps) {
  const session = useSession();
  const summary = useSessionSummary();
  const isGood = isRight({ type, ...score });
  useEffect(() => tallyAttempt(attemptId, isGood), [attemptId, isGood]);
  return (
    <>
      {summary !== undefined && (
        <Text size="sm" c="dimmed" mt="md">
          {summary}
        </Text>
      )}
      {!session && (
        <Alert color="blue" variant="light" mt="md" title="Keep this score">
          <Text mb="sm">
            An account is free. It saves your scores, brings back what you missed, and shows how you are
            doing.
          </Text>
          <ButtonLink to={paths.register.getHref()} variant="default">
            Sign up
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}
