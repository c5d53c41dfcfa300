import { useEffect, useState } from 'react';
import type { Sitting } from '#domain/sittings/contract.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import {
  isEmptyAnswer,
  startingAnswerTo,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { writeDraft } from '#student/core/drafts.ts';
import { currentOwner } from '#student/core/session.ts';
import { storeUnsent } from '../unsent/unsent-drafts.ts';
import { firstDraft } from './first-draft.ts';
import { testDraft } from './test-draft.ts';
import { useTestDraft } from './use-test-draft.ts';

export const isUntouched = (view: QuestionView, answer: Answer) =>
  isEmptyAnswer(answer) || isSameAnswer(answer, startingAnswerTo(view));

export function useTestAnswer({ sessionId, draft }: Sitting, view: QuestionView, isSending: boolean) {
  const owner = currentOwner();
  const { uid } = view;
  const subject = testDraft(sessionId, uid);
  const [{ answer: begun, other }] = useState(() => firstDraft(owner, subject, view, draft));
  const [answer, setAnswer] = useState<Answer>(begun);
  useEffect(() => {
    if (other) storeUnsent(owner, sessionId, { uid, answer: other });
  }, [other, owner, sessionId, uid]);
  useEffect(() => writeDraft(owner, subject, { answer, seconds: 0, timeline: [] }), [owner, subject, answer]);
  useTestDraft({ sessionId, uid, answer, before: draft ?? startingAnswerTo(view), isSending });
  return { subject, answer, setAnswer };
}
