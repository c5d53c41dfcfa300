import { useEffect } from 'react';
import { saveMockTestQuestion, type MockTestResult } from '#domain/sittings/contract.ts';
import { currentOwner } from '#student/core/session.ts';
import { useSubmittedAnswer } from '#student/outbox/browser-outbox.ts';
import { testAnswer } from '../question/test-draft.ts';
import { collectUnsent } from './unsent-drafts.ts';

export function useUnsentOfResult({ sessionId, status, questions }: MockTestResult) {
  const entry = useSubmittedAnswer(testAnswer(sessionId));
  useEffect(() => {
    if (status === 'running' || status === 'between_sections') return;
    const sending = entry && saveMockTestQuestion.input.safeParse(entry.input).data?.uid;
    const counted = new Map(questions.map(({ question, answer }) => [question.uid, answer ?? null]));
    collectUnsent(currentOwner(), sessionId, {
      isOpen: (uid) => uid === sending && entry?.state === 'waiting',
      countedOf: (uid) => counted.get(uid),
    });
  }, [sessionId, status, questions, entry]);
}
