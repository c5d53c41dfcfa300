import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { FailureCode } from '#domain/core/call-failed.ts';
import { isRejectionCode } from '#domain/core/call-failed.ts';
import { answeredSchema, saveQuestionDone, type Answered } from '#domain/practice/contract.ts';
import {
  emptyAnswerOf,
  isEmptyAnswer,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { readDraft, removeDraft, writeDraft } from '../../core/drafts.ts';
import { messages } from '../../core/messages.ts';
import { announce } from '../../core/notices.ts';
import { readFromTop } from '../../core/read-from-top.ts';
import { currentOwner } from '../../core/session.ts';
import { dismissAnswer, submitAnswer, useSubmittedAnswer } from '../../outbox/browser-outbox.ts';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import { faultOf } from '../../question-types/registry.tsx';
import { useStopwatch } from './use-stopwatch.ts';

export type PracticePhase =
  | { readonly name: 'answering' }
  | { readonly name: 'sending' }
  | ({ readonly name: 'marked' } & Answered)
  | { readonly name: 'refused'; readonly message: string };

function phaseOf(entry: OutboxEntry | undefined): PracticePhase {
  if (!entry) return { name: 'answering' };
  if (entry.state === 'waiting') return { name: 'sending' };
  if (entry.state === 'refused') return { name: 'refused', message: messageOfCode(entry.code) };
  const answered = answeredSchema.safeParse(entry.result);
  return answered.success ? { name: 'marked', ...answered.data } : { name: 'answering' };
}

function messageOfCode(code: string): string {
  const known: FailureCode = isRejectionCode(code) ? code : 'unexpected';
  return messages[known];
}

/** The state of one question in practice; a draft, an answer on its way and its result all survive a reload. */
export function usePractice(view: QuestionView) {
  const owner = currentOwner();
  const subject = `practice/${view.uid}`;
  const queryClient = useQueryClient();
  const navigation = useNavigationType();
  const entry = useSubmittedAnswer(subject);
  const phase = phaseOf(entry);
  const [draft] = useState(() => readDraft(owner, subject, view));
  const [answer, setAnswer] = useState<Answer>(draft.answer);
  const [fault, setFault] = useState<string>();
  const [showsSolution, setShowsSolution] = useState(false);
  const isOpen = phase.name === 'answering' || phase.name === 'refused';
  const watch = useStopwatch(draft.seconds, isOpen);

  // Coming here anew asks the question anew; a reload, or the way back, shows what was.
  const openAnew = useEffectEvent(() => {
    if (navigation === NavigationType.Push && entry?.state === 'done') dismissAnswer(entry.commandId);
  });
  useEffect(() => openAnew(), []);

  const save = useEffectEvent((given: Answer) => {
    if (isOpen) writeDraft(owner, subject, { answer: given, seconds: watch.seconds });
  });
  useEffect(() => {
    save(answer);
    // The time spent goes on while nothing is typed.
    const timer = setInterval(() => save(answer), 5000);
    return () => clearInterval(timer);
  }, [answer]);

  const doneId = phase.name === 'marked' ? phase.attemptId : undefined;
  useEffect(() => {
    if (doneId === undefined) return;
    removeDraft(owner, subject);
    for (const key of ['questions', 'statistics']) void queryClient.invalidateQueries({ queryKey: [key] });
  }, [doneId, owner, subject, queryClient]);

  const given = entry && saveQuestionDone.input.safeParse(entry.input).data?.answer;
  const putAway = () => {
    if (entry) dismissAnswer(entry.commandId);
  };

  return {
    phase,
    answer: isOpen ? answer : (given ?? answer),
    seconds: watch.seconds,
    fault,
    showsSolution,
    toggleSolution: () => setShowsSolution((shows) => !shows),
    putAway,
    change(next: Answer) {
      setFault(undefined);
      setAnswer(next);
    },
    submit() {
      const wrong = isEmptyAnswer(answer) ? 'There is no answer yet.' : faultOf(answer);
      setFault(wrong);
      if (wrong !== undefined) return announce(wrong);
      const secondsUsed = Math.min(86_400, Math.round(watch.seconds * 10) / 10);
      submitAnswer({ subject, kind: 'practice', input: { uid: view.uid, answer, secondsUsed } });
    },
    tryAgain() {
      putAway();
      setAnswer(emptyAnswerOf(view));
      setShowsSolution(false);
      watch.reset();
      readFromTop();
    },
  };
}
