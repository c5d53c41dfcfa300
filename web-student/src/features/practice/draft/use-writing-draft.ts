import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed } from '#domain/core/call-failed.ts';
import type { Instant } from '#domain/core/instant.ts';
import { readSentDrafts, rememberArrivedDraft, rememberSentDraft } from '#student/core/drafts.ts';
import { currentOwner } from '#student/core/session.ts';
import { saveDraft, loadWritingDraft } from '../api/writing-draft.ts';

const saveEveryMs = 4000;

export interface OfferedDraft {
  readonly text: string;
  readonly savedAt: Instant;
}

/**
 * Saves the text on the server every few seconds. Offers another device's draft once, and does not overwrite it before
 * the student chooses.
 */
export function useWritingDraft(uid: string, text: string) {
  const owner = currentOwner();
  const subject = `practice/${uid}`;
  const [offered, setOffered] = useState<OfferedDraft>();
  const [saved, setSaved] = useState<string>();
  const isSaving = useRef(false);
  const after = useRef<string | null>(null);
  const isOver = useRef(false);
  const edit = useRef(0);

  const look = useEffectEvent((found: Awaited<ReturnType<typeof loadWritingDraft>>) => {
    const { draft } = found;
    [after.current, edit.current] = [found.after, found.edit];
    const own = [text, ...readSentDrafts(owner, subject)];
    const isOfOther = draft !== null && !own.includes(draft.text);
    if (isOfOther && draft.text.trim() !== '') setOffered(draft);
    setSaved(draft?.text ?? '');
  });
  useEffect(() => {
    let isGone = false;
    isOver.current = false;
    // After a failure, do not save: that could overwrite an unseen draft.
    loadWritingDraft(uid).then(
      (found) => !isGone && look(found),
      () => undefined,
    );
    return () => {
      isGone = true;
      isOver.current = true;
    };
  }, [uid]);

  const save = useEffectEvent(async () => {
    if (saved === undefined || saved === text || offered || isSaving.current || isOver.current) return;
    isSaving.current = true;
    try {
      // Before the request: the page may close before the response.
      rememberSentDraft(owner, subject, text);
      const place = { after: after.current, edit: edit.current };
      edit.current = (await saveDraft(uid, text, place)).body.edit;
      rememberArrivedDraft(owner, subject, text);
      setSaved(text);
    } catch (error) {
      // The browser still has the text; the next tick retries.
      const isBehind =
        error instanceof CallFailed && ['already_submitted', 'draft_outdated'].includes(error.code);
      // Another device submitted or saved in the meantime. Read its state, so that the next save follows it.
      if (isBehind && !isOver.current) await loadWritingDraft(uid).then(look, () => undefined);
    } finally {
      isSaving.current = false;
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void save(), saveEveryMs);
    return () => clearInterval(timer);
  }, []);

  return {
    isSaved: saved === text,
    offered,
    decide: () => setOffered(undefined),
  };
}
