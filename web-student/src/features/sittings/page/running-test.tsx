import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveMockTestQuestion, sittingSchema } from '#domain/sittings/contract.ts';
import { createMemory } from '#student/audio/memory.ts';
import { atRest } from '#student/core/page/at-rest.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { announce } from '#student/core/notices.ts';
import { readFromTop } from '#student/core/page/read-from-top.ts';
import { removeDraft } from '#student/core/drafts.ts';
import { useSubmittedAnswer, dismissAnswer } from '#student/outbox/browser-outbox.ts';
import { hasBeenHeld, isHeldElsewhere } from '../api/hold.ts';
import { sittingKey, type TimedSitting } from '../api/sitting.ts';
import { BetweenSections } from './between-sections.tsx';
import { SubmitTestDialog } from './submit-test-dialog.tsx';
import { SubmittingTest } from './submitting-test.tsx';
import { NotSent } from '../unsent/not-sent.tsx';
import { OnBreak } from './on-break.tsx';
import { RefusedAnswer } from './refused-answer.tsx';
import { isLastSection, sectionOf } from '../running-sitting.ts';
import { TakenOver } from './taken-over.tsx';
import { testAnswer, testDraft } from '../question/test-draft.ts';
import { TestQuestion } from '../question/test-question.tsx';
import { TestSurface } from './test-surface.tsx';
import { TimeIsUp } from './time-is-up.tsx';
import { useClockJumps } from './use-clock-jumps.ts';
import { preloadPart } from './preload-part.ts';
import { useCountdown } from './use-countdown.ts';
import { useUnsentOfSitting } from '../unsent/use-unsent-of-sitting.ts';

export function RunningTest({ timed: { sitting, clock } }: { readonly timed: TimedSitting }) {
  const { sessionId, question, status, clock: questionClock } = sitting;
  const seconds = useCountdown(clock, questionClock?.deadline ?? sitting.dateNow, questionClock?.seconds);
  const queryClient = useQueryClient();
  useClockJumps(() => void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) }));
  const [submittingAt, setSubmittingAt] = useState<string>();
  const subject = testAnswer(sessionId);
  const entry = useSubmittedAnswer(subject);
  const isComplete = status === 'section_ended';
  const isOver = status !== 'running' || seconds === 0 || !question;

  // What the server said to the last answer, in whichever tab it was given: the next question.
  useEffect(() => {
    if (entry?.state !== 'done') return;
    const next = sittingSchema.safeParse(entry.result).data;
    if (next) {
      // The reading of the clock stays good: it tells how far this device's is from the server's.
      queryClient.setQueryData<TimedSitting>(
        sittingKey(sessionId),
        (old) => old && { ...old, sitting: next },
      );
    } else void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
    const given = saveMockTestQuestion.input.safeParse(entry.input).data;
    if (given) {
      const draft = testDraft(sessionId, given.uid);
      removeDraft(entry.owner, draft);
      createMemory(draft).clear();
    }
    dismissAnswer(entry.commandId);
    // What an earlier page had answered is in: now this one may take over.
    if (!hasBeenHeld(sessionId)) void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
  }, [entry, queryClient, sessionId]);
  useUnsentOfSitting(sitting, entry);

  // Or why it was not taken: then the test is not where this page believes it to be.
  const isRefused = entry?.state === 'refused';
  useEffect(() => {
    if (isRefused) void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
  }, [isRefused, queryClient, sessionId]);

  // The code of the screens that this part may need: which question is next, the server tells with the answer.
  const { section } = sectionOf(sitting);
  useEffect(() => atRest(() => preloadPart(section)), [section]);

  // The next question takes the place of the one before: it is read from its top, and announced.
  const shown = useRef(question?.uid);
  useEffect(() => {
    if (!question || shown.current === question.uid) return;
    shown.current = question.uid;
    readFromTop();
    announce(`Question ${sitting.answered + 1} of ${sectionOf(sitting).questions}.`);
  }, [question, sitting]);

  return (
    <>
      <RefusedAnswer sessionId={sessionId} />
      <div className="page">
        <NotSent sessionId={sessionId} isShown={(uid) => uid !== question?.uid} />
      </div>
      {isHeldElsewhere(sessionId, sitting.holder) && !isComplete ? (
        <TakenOver sitting={sitting} />
      ) : isComplete ? (
        <SubmittingTest sessionId={sessionId} />
      ) : status === 'between_sections' ? (
        <BetweenSections sitting={sitting} />
      ) : sitting.onBreak ? (
        <OnBreak sitting={sitting} onBreak={sitting.onBreak} clock={clock} />
      ) : isOver ? (
        <TimeIsUp sitting={sitting} />
      ) : (
        <TestSurface key={question.uid}>
          <TestQuestion
            key={question.uid}
            sitting={sitting}
            view={question}
            clock={clock}
            seconds={seconds}
            entry={entry}
            subject={subject}
            secondary={
              <Button variant="default" onClick={() => setSubmittingAt(question.uid)}>
                {isLastSection(sitting) ? 'Hand in' : 'End this part'}
              </Button>
            }
          />
        </TestSurface>
      )}
      <SubmitTestDialog
        sitting={sitting}
        isOpen={submittingAt !== undefined && submittingAt === question?.uid && !isOver}
        onClose={() => setSubmittingAt(undefined)}
      />
    </>
  );
}
