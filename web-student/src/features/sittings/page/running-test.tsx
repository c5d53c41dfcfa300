import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { atRest } from '#student/core/page/at-rest.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { announce } from '#student/core/notices.ts';
import { readFromTop } from '#student/core/page/read-from-top.ts';
import { useSubmittedAnswer } from '#student/outbox/browser-outbox.ts';
import { isHeldElsewhere } from '../api/hold.ts';
import { sittingKey, type TimedSitting } from '../api/sitting.ts';
import { BetweenSections } from './between-sections.tsx';
import { SubmitTestDialog } from './submit-test-dialog.tsx';
import { SubmittingTest } from './submitting-test.tsx';
import { NotSent } from '../unsent/not-sent.tsx';
import { OnBreak } from './on-break.tsx';
import { RefusedAnswer } from './refused-answer.tsx';
import { isLastSection, sectionOf } from '../running-sitting.ts';
import { TakenOver } from './taken-over.tsx';
import { testAnswer } from '../question/test-draft.ts';
import { TestQuestion } from '../question/test-question.tsx';
import { TestSurface } from './test-surface.tsx';
import { TimeIsUp } from './time-is-up.tsx';
import { useClockJumps } from './use-clock-jumps.ts';
import { preloadPart } from './preload-part.ts';
import { useCountdown } from './use-countdown.ts';
import { useReply } from './use-reply.ts';
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

  useReply(sessionId, entry);
  useUnsentOfSitting(sitting, entry);

  // Preload the screens of this part: the server names the next question only in its reply to an answer.
  const { section } = sectionOf(sitting);
  useEffect(() => atRest(() => preloadPart(section)), [section]);

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
