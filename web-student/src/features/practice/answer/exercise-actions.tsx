import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { creditsNoteId } from './credits-note.tsx';
import type { Exercise } from './use-exercise.ts';
import { waitNoteId } from './wait-note.tsx';
import styles from './exercise-actions.module.css';
import layout from '#student/components/styles/layout.module.css';

interface Props {
  readonly type: AnswerableCode;
  readonly exercise: Exercise;
  readonly isWaiting: boolean;
  readonly isExhausted: boolean;
  readonly next: string | null | undefined;
  readonly backName: string;
  readonly onSubmit: () => void;
  readonly onShowAnswer: () => void;
  readonly onTryAgain: () => void;
  readonly onNext: (uid: string | null | undefined) => void;
}

export function ExerciseActions(props: Props) {
  const {
    type,
    exercise,
    isWaiting,
    isExhausted,
    next,
    backName,
    onSubmit,
    onShowAnswer,
    onTryAgain,
    onNext,
  } = props;
  const { showAnswerButton, showForceAnswer, hideSubmit } = catalogue[type];
  const { phase, isBusy } = exercise;
  const isRetired = phase.name === 'refused' && phase.code === 'question_retired';
  const proceed = (
    <Button
      loading={next === undefined}
      onClick={(event) => {
        // The second click of a double click on "Submit" must not skip the result.
        if (event.detail <= 1) onNext(next);
      }}
    >
      {next === null ? (
        `Back to ${backName.toLowerCase()}`
      ) : (
        <>
          Next<span className={layout['if-wide']}>&nbsp;question</span>
        </>
      )}
    </Button>
  );
  if (isRetired) return proceed;
  if ('attemptId' in phase) {
    return (
      <>
        {phase.name !== 'awaited' && (
          <Button variant="default" px="sm" onClick={onTryAgain}>
            <IconRefresh size={18} aria-hidden />
            <span className={`${layout['if-wide']} ${styles['try-again']}`}>Try again</span>
          </Button>
        )}
        {proceed}
      </>
    );
  }
  return (
    <>
      {(showAnswerButton || showForceAnswer) && (
        <Button variant="default" disabled={isBusy} onClick={onShowAnswer}>
          {showForceAnswer ? 'Force answer' : 'Show answer'}
        </Button>
      )}
      {!hideSubmit && (
        <Button
          onClick={onSubmit}
          loading={isBusy}
          // Stays in the tab order, so that screen readers can announce why it is disabled.
          {...((isWaiting || isExhausted) && {
            'aria-disabled': true,
            'data-disabled': true,
            'aria-describedby': isExhausted ? creditsNoteId : waitNoteId,
          })}
        >
          Submit
        </Button>
      )}
    </>
  );
}
