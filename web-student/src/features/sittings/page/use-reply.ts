import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveMockTestQuestion, sittingSchema } from '#domain/sittings/contract.ts';
import { createMemory } from '#student/audio/memory.ts';
import { removeDraft } from '#student/core/drafts.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { dismissAnswer } from '#student/outbox/browser-outbox.ts';
import type { OutboxEntry } from '#student/outbox/outbox.ts';
import { hasBeenHeld } from '../api/hold.ts';
import { sittingKey, type TimedSitting } from '../api/sitting.ts';
import { testDraft } from '../question/test-draft.ts';

/** Shows the sitting as the server describes it in its reply to the last answer, which any tab may have sent. */
export function useReply(sessionId: string, entry: OutboxEntry | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (entry?.state !== 'done') return;
    const next = sittingSchema.safeParse(entry.result).data;
    if (next) {
      // Keep the reading of the clock: this device's offset from the server's clock has not changed.
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
    // The answer of an earlier page has arrived, so this page may take over.
    if (!hasBeenHeld(sessionId)) void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
  }, [entry, queryClient, sessionId]);

  // A refusal means that this page shows an outdated state.
  const isRefused = entry?.state === 'refused';
  useEffect(() => {
    if (isRefused) void refetchQueries(queryClient, { queryKey: sittingKey(sessionId) });
  }, [isRefused, queryClient, sessionId]);
}
