import { Button, Group, Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Sitting } from '#domain/mock-tests/contract.ts';
import { hasRecordedAgain } from '#domain/mock-tests/broken-recording.ts';
import { examPartNames } from '#domain/mock-tests/exam-part.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import {
  startingAnswerTo,
  isEmptyAnswer,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { usePlayer, usePlayerState } from '../../../../audio/use-player.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { ExerciseFrame } from '../../../../components/question/exercise-frame.tsx';
import { SavedHere } from '../../../../components/saved-here.tsx';
import { announce } from '../../../../core/notices.ts';
import { writeDraft } from '../../../../core/drafts.ts';
import { clockText, pastMoment, type ClockReading } from '../../../../core/server-clock.ts';
import { currentOwner, useSession } from '../../../../core/session.ts';
import { submitTestAnswer } from '../../../../outbox/test-answers.ts';
import type { OutboxEntry } from '../../../../outbox/outbox.ts';
import { QuestionScreen } from '../../../../mechanisms/registry.tsx';
import { loadSitting } from '../../api/sitting.ts';
import { holderOf } from '../../api/hold.ts';
import { firstDraft } from './first-draft.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { GivenBack } from './given-back.tsx';
import { GrantedInTest } from '../granted-in-test.tsx';
import { OtherText } from '../../unsent/other-text.tsx';
import { keepUnsent } from '../../unsent/unsent-drafts.ts';
import { isLastSection, sectionOf } from '../running-sitting.ts';
import { testDraft } from './test-draft.ts';
import { useHiddenClock } from './use-hidden-clock.ts';
import { useBrokenRecording } from './use-broken-recording.ts';
import { useAwaySeconds } from './use-away-seconds.ts';
import { useTestDraft } from './use-test-draft.ts';

interface Props {
  readonly sitting: Sitting;
  readonly view: QuestionView;
  readonly clock: ClockReading;
  readonly seconds: number;
  readonly entry: OutboxEntry | undefined;
  readonly subject: string;
  readonly secondary: ReactNode;
}

const waitText = 'You can continue when the recording ends.';
/** A slow line needs this long; later the server would refuse. */
const sendsAtSecondsLeft = 2;
/** A recording is ended and sent before its answer is. */
const recordingSentAt = 6;

/**
 * One question of a test. Its draft survives a reload; once submitted there is no way back. What was begun when the
 * time runs out is sent just before, as in the exam.
 */
export function TestQuestion({ sitting, view, clock, seconds, entry, subject, secondary }: Props) {
  const { sessionId, answered, name, sections, sectionIndex } = sitting;
  const { section, questions } = sectionOf(sitting);
  const [shownAt] = useState(() =>
    pastMoment(clock, sitting.questionSince ?? sitting.dateNow, performance.now()),
  );
  const owner = currentOwner();
  const draftOf = testDraft(sessionId, view.uid);
  const [first] = useState(() => firstDraft(owner, draftOf, view, sitting.draft));
  const [answer, setAnswer] = useState<Answer>(first.answer);
  const { other } = first;
  useEffect(() => {
    if (other) keepUnsent(owner, sessionId, { uid: view.uid, answer: other });
  }, [other, owner, sessionId, view.uid]);
  /** Whether to go on without an answer, and then with a break. */
  const [asking, setAsking] = useState<{ readonly thenBreak: boolean }>();
  // Until the next question is here, this one stays locked.
  const isSending = entry !== undefined && entry.state !== 'refused';
  useEffect(() => writeDraft(owner, draftOf, { answer, seconds: 0, timeline: [] }), [owner, draftOf, answer]);
  const before = sitting.draft ?? startingAnswerTo(view);
  useTestDraft({ sessionId, uid: view.uid, answer, before, isSending });
  const awaySeconds = useAwaySeconds(draftOf);
  const session = useSession();
  const queryClient = useQueryClient();
  const player = usePlayer(view, {
    mode: 'once',
    memoryKey: draftOf,
    loadAgain: async () => {
      const { question } = (await loadSitting(queryClient, sessionId)).sitting;
      return question?.uid === view.uid ? question : undefined;
    },
    hasNoise: session?.user.stepsDone.includes('want_bg_noise'),
  });
  // The student cannot go on before the recording has ended: specification, document 2, section 4.
  const recording = usePlayerState(player);
  const isWaiting = catalogue[view.type].waitAudioDidEnd && recording?.isOver === false;

  const submit = (given: Answer, thenBreak: boolean) =>
    submitTestAnswer(subject, {
      sessionId,
      uid: view.uid,
      answer: given,
      awaySeconds: awaySeconds(),
      ...(thenBreak && { thenBreak }),
      ...holderOf(sessionId),
    });
  const send = () => {
    setAsking(undefined);
    submit(answer, asking?.thenBreak ?? false);
  };
  /** An answer that is being made is ended by going on. */
  const handInRef = useRef<() => Promise<Answer | undefined>>(undefined);
  const [isEnding, setEnding] = useState(false);
  const endAnswer = async () => {
    if (!handInRef.current) return answer;
    setEnding(true);
    // What cannot be had is no answer; the student is asked before they go on without one.
    const made = await handInRef.current().catch(() => undefined);
    setEnding(false);
    return made ?? answer;
  };
  const goOn = async (thenBreak = false) => {
    if (isWaiting) return announce(waitText);
    const given = await endAnswer();
    if (isEmptyAnswer(given) || isSameAnswer(given, startingAnswerTo(view))) setAsking({ thenBreak });
    else submit(given, thenBreak);
  };
  const isBegun = !isEmptyAnswer(answer) && !isSameAnswer(answer, startingAnswerTo(view));
  const isLastMoment =
    seconds > 0 && seconds <= (catalogue[view.type].usesMicrophone ? recordingSentAt : sendsAtSecondsLeft);
  // Once: a refusal that is still on the screen is no reason to keep this answer, nor to send it over and over.
  const wasSentAtLast = useRef(false);
  useEffect(() => {
    if (!isLastMoment || isSending || wasSentAtLast.current) return;
    if (!isBegun && !handInRef.current) return;
    wasSentAtLast.current = true;
    const sendAtLast = async () => {
      const given = await endAnswer();
      if (isEmptyAnswer(given)) return;
      submit(given, false);
      announce('The time is nearly up. Your answer was sent.');
    };
    void sendAtLast();
  });
  const hiddenClock = useHiddenClock(seconds);
  const reportBroken = useBrokenRecording(sessionId, view);
  const whole = sitting.clock?.seconds ?? 1;
  const isLast = answered + 1 === questions;
  // What waits stays in the tab order, so that a screen reader can say why.
  const waiting = isWaiting && {
    'aria-disabled': true,
    'data-disabled': true,
    'aria-describedby': 'test-waits',
  };
  const part =
    sections.length > 1
      ? ` · Part ${sectionIndex + 1} of ${sections.length}, ${examPartNames[section].toLowerCase()}`
      : '';
  return (
    <ExerciseFrame
      view={view}
      context="test"
      top={
        <>
          <Group justify="space-between" gap="xs" mb={6}>
            <Text size="sm" c="dimmed">
              {name}
              {part} · Question {answered + 1} of {questions}
            </Text>
            <Group gap="xs">
              <Button
                size="compact-sm"
                variant="subtle"
                title="Alt+T tells the time left"
                onClick={hiddenClock.toggle}
              >
                {hiddenClock.isHidden ? 'Show the clock' : 'Hide the clock'}
              </Button>
              <FullScreenButton />
            </Group>
          </Group>
          {answered === 0 && sectionIndex === 0 && (
            <Text size="sm" mb={6}>
              The test goes forward only: you cannot come back to a question.
            </Text>
          )}
          <GivenBack losses={sitting.givenBack} />
          <GrantedInTest granted={sitting.grantedInTest} />
          {!isSending && (
            <OtherText sessionId={sessionId} uid={view.uid} answer={answer} onChange={setAnswer} />
          )}
        </>
      }
      note={
        <>
          <SavedHere isSending={isEnding || entry?.state === 'waiting'} />
          {isWaiting && (
            <div className="exercise-note exercise-wait" id="test-waits">
              {waitText}
            </div>
          )}
        </>
      }
      time={
        !hiddenClock.isHidden
          ? {
              label: sitting.clock?.questions === 1 ? 'Time for this question' : 'Time left',
              text: clockText(seconds),
              note: `${answered + 1} of ${questions}`,
              percent: Math.min(100, 100 - (seconds / whole) * 100),
              isUrgent: seconds <= 30,
            }
          : undefined
      }
      actions={
        <>
          {secondary}
          {sitting.nextBreakSeconds !== undefined && !isLast && (
            <Button
              variant="default"
              onClick={() => void goOn(true)}
              disabled={isSending || isEnding}
              {...waiting}
            >
              Submit, then a break
            </Button>
          )}
          <Button onClick={() => void goOn()} loading={isSending || isEnding} {...waiting}>
            {isLast && isLastSection(sitting) ? 'Submit and finish' : 'Submit and go on'}
          </Button>
        </>
      }
    >
      <QuestionScreen
        view={view}
        answer={answer}
        onChange={setAnswer}
        phase="before"
        context="test"
        showAnswer={false}
        isLocked={isSending}
        subject={draftOf}
        shownAt={shownAt}
        handInRef={handInRef}
        recordsAgain={hasRecordedAgain(sitting)}
        onBroken={reportBroken}
        player={player}
      />
      <Modal
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={isEmptyAnswer(answer) ? 'Go on without an answer?' : 'Go on without a change?'}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text>
          You cannot come back to this question.{' '}
          {isEmptyAnswer(answer)
            ? 'It will count as not answered.'
            : 'You have not changed the order. It counts as it is.'}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(undefined)}>
            Stay here
          </Button>
          <Button onClick={send}>Go on</Button>
        </Group>
      </Modal>
    </ExerciseFrame>
  );
}
