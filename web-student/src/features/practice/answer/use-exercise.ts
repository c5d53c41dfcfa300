import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { isEmptyAnswer, type Answer } from '#domain/question-types/registry.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { removeDraft } from '#student/core/drafts.ts';
import { announce } from '#student/core/notices.ts';
import { readFromTop } from '#student/core/page/read-from-top.ts';
import { currentOwner } from '#student/core/session.ts';
import { dismissAnswer, useSubmittedAnswer } from '#student/outbox/browser-outbox.ts';
import { submitAnswer } from '#student/outbox/practice-answers.ts';
import { faultOf } from '#student/mechanisms/registry.tsx';
import type { Step } from '#student/mechanisms/screen.ts';
import type { ShownQuestion } from '#student/queries/question.ts';
import { phaseOf } from './exercise-phase.ts';
import { useAwaitedScore } from './awaited-score/use-awaited-score.ts';
import { nothingAnswered } from './nothing-answered.ts';
import { useCorrection } from './use-correction.ts';
import { usePracticeDraft } from './use-practice-draft.ts';

/**
 * One question in practice. The draft, pending answer and result survive a reload. `onChanged` loads the corrected
 * question.
 */
export function useExercise({ question: view, revision }: ShownQuestion, onChanged: () => Promise<void>) {
  const owner = currentOwner();
  const subject = `practice/${view.uid}`;
  const navigation = useNavigationType();
  const entry = useSubmittedAnswer(subject);
  const phase = useAwaitedScore(phaseOf(entry));
  const submitted = entry && saveQuestionDone.input.safeParse(entry.input).data;
  const isOpen = phase.name === 'answering' || phase.name === 'refused';
  const draft = usePracticeDraft(owner, subject, view, isOpen);
  const { answer, note } = draft;
  const [fault, setFault] = useState<string>();
  const hasGivenUp = submitted?.timeline?.some(({ act }) => act === 'shown') === true;

  const commandId = entry?.commandId;
  const putAway = useCallback(() => {
    if (commandId !== undefined) dismissAnswer(commandId);
  }, [commandId]);

  // A new visit starts a new attempt; a reload or Back shows the submitted answer.
  const openAnew = useEffectEvent(() => {
    const isOfOther = submitted !== undefined && submitted.revision !== revision;
    // A pending score stays visible.
    if (phase.name === 'awaited') return;
    if (entry?.state === 'done' && (navigation === NavigationType.Push || isOfOther)) putAway();
  });
  useEffect(() => openAnew(), []);

  useAnswered('attemptId' in phase ? phase.attemptId : undefined, {
    isMarked: phase.name === 'marked',
    owner,
    subject,
  });
  const isOfShown = submitted?.revision === revision;
  const isChanging = useCorrection({ phase, commandId, isOfShown, onChanged });

  const send = (sent: Answer) =>
    submitAnswer(subject, { uid: view.uid, answer: sent, revision, ...draft.spent() });

  return {
    subject,
    phase,
    isOpen,
    isBusy: phase.name === 'sending' || isChanging,
    answer: isOpen ? answer : (submitted?.answer ?? answer),
    seconds: isOpen ? draft.seconds : (submitted?.secondsUsed ?? draft.seconds),
    fault,
    isDraftDropped: draft.isDropped,
    hasGivenUp,
    putAway,
    note,
    change(next: Answer, step?: Step) {
      setFault(undefined);
      if (step) note(step);
      draft.setAnswer(next);
    },
    submit(given: Answer = answer) {
      if (!isOpen || isChanging) return;
      const wrong = isEmptyAnswer(given) ? 'You have not answered yet.' : faultOf(given);
      setFault(wrong);
      if (wrong !== undefined) return announce(wrong);
      send(given);
    },
    /** The server sends the key only with a score, so giving up submits an empty answer. */
    giveUp() {
      if (!isOpen || isChanging) return;
      note({ act: 'shown' });
      send(nothingAnswered(view));
    },
    tryAgain() {
      putAway();
      draft.startOver();
      readFromTop();
    },
  };
}

export type Exercise = ReturnType<typeof useExercise>;

interface Answered {
  readonly isMarked: boolean;
  readonly owner: string;
  readonly subject: string;
}

function useAnswered(attemptId: string | undefined, { isMarked, owner, subject }: Answered) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (attemptId === undefined) return;
    removeDraft(owner, subject);
    void refetchQueries(queryClient, { queryKey: ['credits'] });
    for (const key of ['questions', 'statistics', 'reviews']) {
      if (isMarked) void refetchQueries(queryClient, { queryKey: [key] });
    }
  }, [attemptId, isMarked, owner, subject, queryClient]);
}
