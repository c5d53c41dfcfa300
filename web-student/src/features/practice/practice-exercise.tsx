import { Alert, Anchor, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { paths } from '../../app/paths.ts';
import { ExerciseFrame } from '../../components/exercise-frame.tsx';
import { Outcome } from '../../components/outcome.tsx';
import { SavedHere } from '../../components/saved-here.tsx';
import { clockText } from '../../core/server-clock.ts';
import { QuestionScreen } from '../../question-types/registry.tsx';
import { NextQuestion } from './next-question-button.tsx';
import { usePractice } from './use-practice.ts';

/** One question in practice: answered, submitted, scored. */
export function PracticeExercise({ view }: { readonly view: QuestionView }) {
  const practice = usePractice(view);
  const { phase, seconds } = practice;
  const { targetTime, showAnswerButton } = catalogue[view.type];
  const marked = phase.name === 'marked' ? phase : undefined;
  return (
    <ExerciseFrame
      view={view}
      top={
        <Anchor component={Link} to={paths.practice.getHref()} size="sm" className="way-back">
          <IconArrowLeft size={16} aria-hidden /> Practice
        </Anchor>
      }
      note={<SavedHere isSending={phase.name === 'sending'} />}
      time={{
        label: 'Time spent',
        text: clockText(seconds),
        note: `Target ${clockText(targetTime)}`,
        percent: Math.min(100, (seconds / targetTime) * 100),
        isUrgent: seconds > targetTime,
      }}
      actions={
        marked ? (
          <>
            {showAnswerButton && (
              <Button
                variant="default"
                aria-pressed={practice.showsSolution}
                onClick={practice.toggleSolution}
              >
                {practice.showsSolution ? 'Hide answer' : 'Show answer'}
              </Button>
            )}
            <Button variant="default" onClick={practice.tryAgain}>
              Try again
            </Button>
            <NextQuestion uid={view.uid} onLeave={practice.putAway} />
          </>
        ) : (
          <Button onClick={practice.submit} loading={phase.name === 'sending'}>
            Submit
          </Button>
        )
      }
    >
      {phase.name === 'refused' && (
        <Alert color="red" variant="light" mb="md" role="alert" title="This answer was not taken">
          {phase.message} Your answer is still here.
        </Alert>
      )}
      <QuestionScreen
        view={view}
        answer={practice.answer}
        onChange={practice.change}
        isLocked={phase.name === 'sending'}
        mode="practice"
        fault={practice.fault}
        marked={
          marked && {
            score: marked.score,
            solution: marked.solution,
            showsSolution: !showAnswerButton || practice.showsSolution,
          }
        }
      />
      {marked && (
        <Outcome
          key={marked.attemptId}
          type={view.type}
          score={marked.score}
          explanation={marked.solution.explanation}
          takesFocus
        />
      )}
    </ExerciseFrame>
  );
}
