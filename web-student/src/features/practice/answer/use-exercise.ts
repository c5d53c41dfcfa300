import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import { startingAnswerTo, isEmptyAnswer, type Answer } from '#domain/question-types/registry.ts';
import { askAgain } from '../../../core/ask-again.ts';
import { readDraft, removeDraft, writeDraft } from '../../../core/drafts.ts';
import { announce } from '../../../core/notices.ts';
import { readFromTop } from '../../../core/page/read-from-top.ts';
import { currentOwner } from '../../../core/session.ts';
import { dismissAnswer, useSubmittedAnswer } from '../../../outbox/browser-outbox.ts';
import { submitAnswer } from '../../../outbox/practice-answers.ts';
import { faultOf } from '../../../mechanisms/registry.tsx';
import type { Step } from '../../../mechanisms/screen.ts';
import type { ShownQuestion } from '../api/question.ts';
import { phaseOf } from './exercise-phase.ts';
import { useAwaitedScore } from '../after/use-awaited-score.ts';
import { nothingAnswered } from './nothing-answered.ts';
import { withStep } from './timeline.ts';
import { useStopwatch } from './use-stopwatch.ts';

/**
 * The state of one question in practice; a draft with its timeline, an answer on its way and its result all survive
 * a reload. `onChanged` is called where the question was corrected while it was answered; it brings the corrected one, or fails.
 */
export function useExercise({ question: view, revision }: ShownQuestion, onChanged: () => Promise<void>) {
  const owner = currentOwner();
  const subject = `practice/${view.uid}`;
  const queryClient = useQueryClient();
  const navigation = useNavigationType();
  const entry = useSubmittedAnswer(subject);
  const phase = useAwaitedScore(phaseOf(entry));
  const submitted = entry && saveQuestionDone.input.safeParse(entry.input).data;
  const [draft] = useState(() => readDraft(owner, subject, view));
  const [answer, setAnswer] = useState<Answer>(draft.answer);
  const timeline = useRef<readonly TimelineStep[]>(draft.timeline);
  const [fault, setFault] = useState<string>();
  const hasGivenUp = submitted?.timeline?.some(({ act }) => act === 'shown') === true;
  const isOpen = phase.name === 'answering' || phase.name === 'refused';
  const watch = useStopwatch(draft.seconds, isOpen);

  const commandId = entry?.commandId;
  const putAway = useCallback(() => {
    if (commandId !== undefined) dismissAnswer(commandId);
  }, [commandId]);

  // Coming here anew asks the question anew; a reload, or the way back, shows what was.
  const openAnew = useEffectEvent(() => {
    const isOfOther = submitted !== undefined && submitted.revision !== revision;
    // What still waits for its score is shown until it has it.
    if (phase.name === 'awaited') return;
    if (entry?.state === 'done' && (navigation === NavigationType.Push || isOfOther)) putAway();
  });
  useEffect(() => openAnew(), []);

  const save = useEffectEvent((kept: Answer) => {
    if (isOpen)
      writeDraft(owner, subject, { answer: kept, seconds: watch.read(), timeline: timeline.current });
  });
  useEffect(() => {
    const keep = () => save(answer);
    keep();
    // The time spent goes on while nothing is typed.
    const timer = setInterval(keep, 5000);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [answer]);

  const doneId = 'attemptId' in phase ? phase.attemptId : undefined;
  const isMarked = phase.name === 'marked';
  useEffect(() => {
    if (doneId === undefined) return;
    removeDraft(owner, subject);
    void askAgain(queryClient, { queryKey: ['credits'] });
    for (const key of ['questions', 'statistics', 'reviews']) {
      if (isMarked) void askAgain(queryClient, { queryKey: [key] });
    }
  }, [doneId, isMarked, owner, subject, queryClient]);

  const isChanged = phase.name === 'refused' && phase.code === 'question_changed';
  const [askedInVain, setAskedInVain] = useState<string>();
  const askAnew = useEffectEvent(() => {
    if (submitted?.revision !== revision) return;
    // It is retired, or out of reach: the answer stays, and submitting it tells the reason.
    onChanged().catch(() => setAskedInVain(commandId));
  });
  useEffect(() => {
    if (isChanged) askAnew();
  }, [isChanged]);
  // What is on the screen is about to change: it would be refused once more.
  const isChanging = isChanged && submitted?.revision === revision && askedInVain !== commandId;

  const note = (step: Step) => {
    if (isOpen) timeline.current = withStep(timeline.current, step, watch.read() * 1000);
  };
  const send = (sent: Answer) =>
    submitAnswer(subject, {
      uid: view.uid,
      answer: sent,
      secondsUsed: Math.min(86_400, Math.round(watch.read() * 10) / 10),
      revision,
      timeline: [...timeline.current],
    });

  return {
    subject,
    phase,
    isOpen,
    /** The answer is on its way, or the corrected question is. */
    isBusy: phase.name === 'sending' || isChanging,
    answer: isOpen ? answer : (submitted?.answer ?? answer),
    seconds: isOpen ? watch.seconds : (submitted?.secondsUsed ?? watch.seconds),
    fault,
    /** A draft of an earlier visit no longer fits the question and was dropped. */
    isDraftDropped: draft.isDropped,
    /** The right answer was looked at before anything was submitted. */
    hasGivenUp,
    putAway,
    note,
    change(next: Answer, step?: Step) {
      setFault(undefined);
      if (step) note(step);
      setAnswer(next);
    },
    /** @param given where the screen has the answer in its own hands */
    submit(given: Answer = answer) {
      if (!isOpen || isChanging) return;
      const wrong = isEmptyAnswer(given) ? 'There is no answer yet.' : faultOf(given);
      setFault(wrong);
      if (wrong !== undefined) return announce(wrong);
      send(given);
    },
    /** The key comes with a score alone: who wants to see it first hands in nothing, and that is what is scored. */
    giveUp() {
      if (!isOpen || isChanging) return;
      note({ act: 'shown' });
      send(nothingAnswered(view));
    },
    tryAgain() {
      putAway();
      timeline.current = [];
      setAnswer(startingAnswerTo(view));
      watch.reset();
      readFromTop();
    },
  };
}

export type Exercise = ReturnType<typeof useExercise>;
