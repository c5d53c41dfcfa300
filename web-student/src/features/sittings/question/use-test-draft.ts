import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CallFailed } from '#domain/core/call-failed.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { rememberArrivedDraft, rememberSentDraft } from '#student/core/drafts.ts';
import { currentOwner } from '#student/core/session.ts';
import { hasBeenHeld, saveTestDraft } from '../api/hold.ts';
import { sittingKey } from '../api/sitting.ts';
import { testDraft } from './test-draft.ts';

const saveEveryMs = 3000;

interface Options {
  readonly sessionId: string;
  readonly uid: string;
  readonly answer: Answer;
  readonly before: Answer;
  readonly isSending: boolean;
}

/**
 * Saves the draft on the server every few seconds: it counts when the time runs out, and another device can resume it.
 */
export function useTestDraft({ sessionId, uid, answer, before, isSending }: Options) {
  const queryClient = useQueryClient();
  const saved = useRef(before);
  const isSaving = useRef(false);
  const save = useEffectEvent(async () => {
    if (isSending || isSaving.current || !hasBeenHeld(sessionId) || isSameAnswer(saved.current, answer))
      return;
    isSaving.current = true;
    try {
      // Before the request: the page may close before the response.
      rememberSentDraft(currentOwner(), testDraft(sessionId, uid), JSON.stringify(answer));
      const { isKept } = (await saveTestDraft({ sessionId, uid, answer })).body;
      saved.current = answer;
      if (isKept) rememberArrivedDraft(currentOwner(), testDraft(sessionId, uid), JSON.stringify(answer));
      // Too late: this page shows an outdated state.
      else void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
    } catch (error) {
      // The browser still has the draft, and the next tick retries, unless another page holds the sitting.
      if (error instanceof CallFailed && error.code === 'sitting_taken_over')
        void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
    } finally {
      isSaving.current = false;
    }
  });
  useEffect(() => {
    const saveNow = () => void save();
    const timer = setInterval(saveNow, saveEveryMs);
    // A hidden page may never come back.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, []);
}
