import { Alert, Anchor, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { readsScoreFirst } from '#student/components/score/reads-score-first.ts';
import { QuestionScreen } from '#student/mechanisms/registry.tsx';
import { MarkedAnswerContext } from '#student/mechanisms/written-response/marks/marked-answer.ts';
import { WordLookup } from '#student/dictionary/word-lookup.tsx';
import { BelowAnswer } from '../draft/below-answer.tsx';
import { AfterAnswer, AwaitedScore, OwnAttempts, RefusedAlert } from './late-parts.ts';
import type { Practice } from '../answer/use-practice.ts';

interface Props {
  readonly practice: Practice;
  readonly answered: number;
}

export function ExerciseBody({ practice, answered }: Props) {
  const { view, exercise, player, isLocked, taken, marked, finished, quote, setQuote } = practice;
  const { phase, answer } = exercise;
  const screen = { view, answer, player, quote } as const;
  const question = (
    <QuestionScreen
      {...screen}
      solution={taken?.solution}
      change={exercise.change}
      phase={taken ? 'after' : 'before'}
      score={marked?.score}
      context="practice"
      showAnswer={taken !== undefined}
      isLocked={isLocked}
      subject={exercise.subject}
      finish={practice.submit}
      below={<BelowAnswer uid={view.uid} exercise={exercise} isLocked={isLocked} />}
      fault={exercise.fault}
      explain={setQuote}
    />
  );
  const isInOutcome = finished !== undefined && marked !== undefined && readsScoreFirst(view.type);
  return (
    <>
      {phase.name === 'refused' && (
        <Suspense fallback={null}>
          <RefusedAlert message={phase.message} isDraftDropped={exercise.isDraftDropped} />
        </Suspense>
      )}
      {phase.name === 'answering' && exercise.isDraftDropped && (
        <Alert color="blue" variant="light" mb="md" title="This question was corrected">
          Your earlier draft no longer fits, so you start with an empty answer.
        </Alert>
      )}
      <WordLookup>
        <MarkedAnswerContext
          value={finished && { place: 'practice', answerId: finished.attemptId, uid: view.uid }}
        >
          {!isInOutcome && question}
          <Suspense fallback={isInOutcome ? question : null}>
            {phase.name === 'awaited' && <AwaitedScore key={phase.attemptId} since={phase.submittedAt} />}
            {finished && (
              <AfterAnswer
                key={finished.attemptId}
                {...screen}
                marked={marked}
                hasGivenUp={exercise.hasGivenUp}
                question={isInOutcome ? question : undefined}
                onExplain={setQuote}
              />
            )}
          </Suspense>
        </MarkedAnswerContext>
        {finished && (
          <Suspense fallback={null}>
            <OwnAttempts uid={view.uid} attemptId={finished.attemptId} isOnScreen />
          </Suspense>
        )}
      </WordLookup>
      {exercise.isOpen && answered > 0 && (
        <Text mt="md" size="sm">
          <Anchor component={Link} to={paths.exercise.getHref(view.uid, { attempt: 'latest' })} inherit>
            Your earlier attempts
          </Anchor>
        </Text>
      )}
    </>
  );
}
