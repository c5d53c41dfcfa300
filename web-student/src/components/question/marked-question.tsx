import { Suspense, useState } from 'react';
import {
  emptyAnswerOf,
  type Answer,
  type QuestionView,
  type Solution,
} from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import { Alert } from '@mantine/core';
import { usePlayer } from '#student/audio/use-player.ts';
import type { Quote } from '#student/mechanisms/pieces/quoted.ts';
import { QuestionExplanation, QuestionScreen } from '#student/mechanisms/registry.tsx';
import { columnsOf } from './columns-of.ts';
import { readsScoreFirst } from '../score/reads-score-first.ts';
import { Outcome } from '../score/outcome.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import styles from './exercise-frame.module.css';

interface Props {
  readonly view: QuestionView;
  readonly answer: Answer | undefined;
  readonly solution: Solution;
  readonly score: Score | undefined;
  readonly unscored?: string | undefined;
  readonly revision?: number | undefined;
  /** Loads the question again: see `usePlayer`. */
  readonly loadAgain: () => Promise<QuestionView | undefined>;
  readonly correction?: { readonly first: Score; readonly reason: string } | undefined;
  readonly noAnswer: string;
  readonly context: 'practice' | 'test';
}

const unchanged = () => undefined;

export function MarkedQuestion(props: Props) {
  const { view, answer, solution, score, unscored, revision, loadAgain, correction, noAnswer, context } =
    props;
  const [quote, setQuote] = useState<Quote>();
  const player = usePlayer(view, { mode: 'review', revision, loadAgain });
  const shown = { view, answer: answer ?? emptyAnswerOf(view.type), player, quote };
  const question = (
    <QuestionScreen
      {...shown}
      change={unchanged}
      phase="after"
      context={context}
      showAnswer
      isLocked
      solution={solution}
      score={score}
      explain={setQuote}
    />
  );
  const isInOutcome = score !== undefined && readsScoreFirst(view.type);
  return (
    <div className={styles['columns']} data-columns={columnsOf(view.type)}>
      <Suspense fallback={<PageSkeleton rows={1} />}>
        {!isInOutcome && question}
        {score ? (
          <Outcome
            type={view.type}
            score={score}
            correction={correction}
            remark={answer ? undefined : noAnswer}
            question={isInOutcome ? question : undefined}
          >
            <QuestionExplanation {...shown} solution={solution} score={score} onExplain={setQuote} />
          </Outcome>
        ) : (
          <Alert color="gray" variant="light" mt="md">
            {unscored}
          </Alert>
        )}
      </Suspense>
    </div>
  );
}
