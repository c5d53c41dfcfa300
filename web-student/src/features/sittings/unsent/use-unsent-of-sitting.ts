import { useEffect } from 'react';
import { saveMockTestQuestion, type Sitting } from '#domain/sittings/contract.ts';
import { currentOwner } from '#student/core/session.ts';
import type { OutboxEntry } from '#student/outbox/outbox.ts';
import { collectUnsent } from './unsent-drafts.ts';

export function useUnsentOfSitting(sitting: Sitting, entry: OutboxEntry | undefined) {
  useEffect(() => {
    const { sessionId, question, previous, status, onBreak, clock } = sitting;
    // After a break, and after a clock runs out, wait until the server sends the next question.
    const isUnderWay = status === 'running' && !onBreak && clock !== undefined;
    if (isUnderWay && !question) return;
    const sending = entry && saveMockTestQuestion.input.safeParse(entry.input).data?.uid;
    collectUnsent(currentOwner(), sessionId, {
      isOpen: (uid) => uid === question?.uid || (uid === sending && entry?.state !== 'refused'),
      countedOf: (uid) => (uid === previous?.uid ? (previous.answer ?? null) : undefined),
    });
  }, [sitting, entry]);
}
