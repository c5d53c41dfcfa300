import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSentDraft, rememberSentDraft } from '../../core/drafts.ts';
import { currentOwner } from '../../core/session.ts';
import { keepWritingDraft, loadWritingDraft } from './api/writing-draft.ts';

const saveEveryMs = 4000;

export interface OfferedDraft {
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/**
 * Keeps what is typed on the server every few seconds, beside what the browser keeps at each letter. What was typed on
 * another device is offered once, and not written over until the student has chosen.
 */
export function useWritingDraft(uid: string, text: string) {
  const owner = currentOwner();
  const subject = `practice/${uid}`;
  const [offered, setOffered] = useState<OfferedDraft>();
  /** What the server holds, as far as this page knows; `undefined` until it was asked. */
  const [kept, setKept] = useState<string>();
  const isSaving = useRef(false);

  const look = useEffectEvent((draft: OfferedDraft | null) => {
    const isOfOther = draft !== null && draft.text !== text && draft.text !== readSentDraft(owner, subject);
    if (isOfOther && draft.text.trim() !== '') setOffered(draft);
    setKept(draft?.text ?? '');
  });
  useEffect(() => {
    let isGone = false;
    // What cannot be asked for now is no reason to write over what may be there.
    loadWritingDraft(uid).then(
      (draft) => !isGone && look(draft),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [uid]);

  const save = useEffectEvent(async () => {
    if (kept === undefined || kept === text || offered || isSaving.current) return;
    isSaving.current = true;
    try {
      // Before the answer: the page may be closed meanwhile.
      rememberSentDraft(owner, subject, text);
      await keepWritingDraft(uid, text);
      setKept(text);
    } catch {
      // It is kept in this browser, and tried again with the next tick.
    } finally {
      isSaving.current = false;
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void save(), saveEveryMs);
    return () => clearInterval(timer);
  }, []);

  return {
    isKept: kept === text,
    offered,
    /** The student has chosen: from now on what stands here is kept. */
    decide: () => setOffered(undefined),
  };
}
