import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import { startingAnswerTo, type Answer, type QuestionView } from '#domain/question-types/registry.ts';
import { readDraft, writeDraft } from '#student/core/drafts.ts';
import type { Step } from '#student/mechanisms/screen.ts';
import { withStep } from './timeline.ts';
import { useStopwatch } from './use-stopwatch.ts';

/**
 * The answer in progress with its time and timeline, stored on this device.
 * @param subject such as `practice/RSA-0001`
 */
export function usePracticeDraft(owner: string, subject: string, view: QuestionView, isOpen: boolean) {
  const [draft] = useState(() => readDraft(owner, subject, view));
  const [answer, setAnswer] = useState<Answer>(draft.answer);
  const timeline = useRef<readonly TimelineStep[]>(draft.timeline);
  const watch = useStopwatch(draft.seconds, isOpen);

  const save = useEffectEvent((current: Answer) => {
    if (isOpen)
      writeDraft(owner, subject, { answer: current, seconds: watch.read(), timeline: timeline.current });
  });
  useEffect(() => {
    const keep = () => save(answer);
    keep();
    const timer = setInterval(keep, 5000);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [answer]);

  return {
    answer,
    setAnswer,
    seconds: watch.seconds,
    isDropped: draft.isDropped,
    note(step: Step) {
      if (isOpen) timeline.current = withStep(timeline.current, step, watch.read() * 1000);
    },
    spent: () => ({
      secondsUsed: Math.min(86_400, Math.round(watch.read() * 10) / 10),
      timeline: [...timeline.current],
    }),
    startOver() {
      timeline.current = [];
      setAnswer(startingAnswerTo(view));
      watch.reset();
    },
  };
}
