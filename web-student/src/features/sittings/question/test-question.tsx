import { useState, type ReactNode } from 'react';
import { hasRecordedAgain } from '#domain/sittings/broken-recording.ts';
import type { Sitting } from '#domain/sittings/contract.ts';
import { isEmptyAnswer, type QuestionView } from '#domain/question-types/registry.ts';
import { ExerciseFrame } from '#student/components/question/exercise-frame.tsx';
import { SavedHere } from '#student/components/saved-here.tsx';
import { clockText, pastMoment, type ClockReading } from '#student/core/server-clock.ts';
import { QuestionScreen } from '#student/mechanisms/registry.tsx';
import type { OutboxEntry } from '#student/outbox/outbox.ts';
import { submitTestAnswer } from '#student/outbox/test-answers.ts';
import { holderOf } from '../api/hold.ts';
import { OtherText } from '../unsent/other-text.tsx';
import { sectionOf } from '../running-sitting.ts';
import { ContinueDialog } from './continue-dialog.tsx';
import { QuestionActions, waitNoteId } from './question-actions.tsx';
import { QuestionTop } from './question-top.tsx';
import { useAwaySeconds } from './use-away-seconds.ts';
import { useBrokenRecording } from './use-broken-recording.ts';
import { useSubmission, waitText } from './use-submission.ts';
import { useHiddenClock } from './use-hidden-clock.ts';
import { useTestAnswer } from './use-test-answer.ts';
import { useTestPlayer } from './use-test-player.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from '#student/components/question/exercise-note.module.css';

interface Props {
  readonly sitting: Sitting;
  readonly view: QuestionView;
  readonly clock: ClockReading;
  readonly seconds: number;
  readonly entry: OutboxEntry | undefined;
  readonly subject: string;
  readonly secondary: ReactNode;
}

export function TestQuestion({ sitting, view, clock, seconds, entry, subject, secondary }: Props) {
  const { sessionId } = sitting;
  const { uid } = view;
  const [shownAt] = useState(() =>
    pastMoment(clock, sitting.questionSince ?? sitting.dateNow, performance.now()),
  );
  // Keep the question locked until the next one arrives.
  const isSending = entry !== undefined && entry.state !== 'refused';
  const draft = useTestAnswer(sitting, view, isSending);
  const { answer, setAnswer } = draft;
  const awaySeconds = useAwaySeconds(draft.subject);
  const { player, isWaiting } = useTestPlayer(sessionId, view, draft.subject);
  const submission = useSubmission({
    view,
    answer,
    seconds,
    isWaiting,
    isSending,
    submit(given, thenBreak) {
      const away = { awaySeconds: awaySeconds(), ...(thenBreak && { thenBreak }) };
      return submitTestAnswer(subject, { sessionId, uid, answer: given, ...away, ...holderOf(sessionId) });
    },
  });
  const hiddenClock = useHiddenClock(seconds);
  const onBroken = useBrokenRecording(sessionId, view);
  return (
    <ExerciseFrame
      view={view}
      context="test"
      top={
        <QuestionTop sitting={sitting} hiddenClock={hiddenClock}>
          {!isSending && <OtherText sessionId={sessionId} uid={uid} answer={answer} onChange={setAnswer} />}
        </QuestionTop>
      }
      note={
        <>
          <SavedHere isSending={submission.isEnding || entry?.state === 'waiting'} />
          {isWaiting && <WaitNote />}
        </>
      }
      time={hiddenClock.isHidden ? undefined : timeLeft(sitting, seconds)}
      actions={
        <>
          {secondary}
          <QuestionActions
            sitting={sitting}
            isWaiting={isWaiting}
            isBusy={isSending || submission.isEnding}
            onContinue={(thenBreak) => void submission.proceed(thenBreak)}
          />
        </>
      }
    >
      <QuestionScreen
        view={view}
        answer={answer}
        change={setAnswer}
        phase="before"
        context="test"
        showAnswer={false}
        isLocked={isSending}
        subject={draft.subject}
        test={{
          shownAt,
          recordsAgain: hasRecordedAgain(sitting),
          onBroken,
          unfinished: submission.unfinished,
        }}
        player={player}
      />
      <ContinueDialog
        isOpen={submission.isAsking}
        isEmpty={isEmptyAnswer(answer)}
        onStay={submission.stay}
        onContinue={submission.continueAnyway}
      />
    </ExerciseFrame>
  );
}

function WaitNote() {
  return (
    <div
      className={`${styles['exercise-note']} ${styles['exercise-wait']} ${layout['row']} small`}
      id={waitNoteId}
    >
      {waitText}
    </div>
  );
}

function timeLeft(sitting: Sitting, seconds: number) {
  const { questions } = sectionOf(sitting);
  const whole = sitting.clock?.seconds ?? 1;
  return {
    label: sitting.clock?.questions === 1 ? 'Time for this question' : 'Time left',
    text: clockText(seconds),
    note: `${sitting.answered + 1} of ${questions}`,
    percent: Math.min(100, 100 - (seconds / whole) * 100),
    isUrgent: seconds <= 30,
  };
}
