import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import { answerSchema, type Answer } from '#domain/question-types/registry.ts';
import {
  draftKey,
  draftSubjects,
  readArrivedDraft,
  readDraftAnswer,
  removeDraft,
} from '#student/core/drafts.ts';
import { createObservable } from '#student/core/observable.ts';
import { browserStore, readJson } from '#student/core/storage.ts';
import { testDraft } from '../question/test-draft.ts';

const unsentSchema = z.object({
  uid: z.string(),
  answer: answerSchema,
  counted: answerSchema.nullable().optional(),
});

export type Unsent = z.infer<typeof unsentSchema>;

export const unsentChanges = createObservable(0);
const changed = () => unsentChanges.set(unsentChanges.get() + 1);

/** Stored among the owner's drafts, so that logging out removes it too. */
const beginningOf = (sessionId: string) => `unsent/${sessionId}/`;
const keyOf = (owner: string, sessionId: string, uid: string) =>
  draftKey(owner, `${beginningOf(sessionId)}${uid}`);

export function listUnsent(owner: string, sessionId: string): Unsent[] {
  return draftSubjects(owner, beginningOf(sessionId)).flatMap((subject) => {
    const found = unsentSchema.safeParse(readJson(browserStore, draftKey(owner, subject))).data;
    return found ? [found] : [];
  });
}

export function storeUnsent(owner: string, sessionId: string, unsent: Unsent) {
  browserStore.set(keyOf(owner, sessionId, unsent.uid), JSON.stringify(unsent));
  changed();
}

export function dismissUnsent(owner: string, sessionId: string, uid: string) {
  browserStore.remove(keyOf(owner, sessionId, uid));
  changed();
}

export function typedWords(answer: Answer): string {
  if ('text' in answer) return answer.text.trim();
  return 'texts' in answer ? answer.texts.filter((text) => text.trim() !== '').join(', ') : '';
}

export function hasArrived(owner: string, subject: string, answer: Answer): boolean {
  const arrived = answerSchema.safeParse(parseJson(readArrivedDraft(owner, subject) ?? '')).data;
  return arrived !== undefined && isSameAnswer(arrived, answer);
}

interface Progress {
  readonly isOpen: (uid: string) => boolean;
  /** The answer that counts; null for a question without one, `undefined` while unknown. */
  readonly countedOf: (uid: string) => Answer | null | undefined;
}

export function collectUnsent(owner: string, sessionId: string, { isOpen, countedOf }: Progress) {
  const beginning = testDraft(sessionId, '');
  for (const subject of draftSubjects(owner, beginning)) {
    const uid = subject.slice(beginning.length);
    if (isOpen(uid)) continue;
    const answer = readDraftAnswer(owner, subject);
    const counted = countedOf(uid);
    const isKnown = answer && (counted ? isSameAnswer(counted, answer) : hasArrived(owner, subject, answer));
    if (answer && typedWords(answer) !== '' && !isKnown)
      storeUnsent(owner, sessionId, { uid, answer, ...(counted !== undefined && { counted }) });
    removeDraft(owner, subject);
  }
  // The answer that counts may become known only with the result.
  for (const unsent of listUnsent(owner, sessionId)) {
    const counted = countedOf(unsent.uid);
    if (counted === undefined || isOpen(unsent.uid)) continue;
    if (counted && isSameAnswer(counted, unsent.answer)) dismissUnsent(owner, sessionId, unsent.uid);
    else if (unsent.counted === undefined) storeUnsent(owner, sessionId, { ...unsent, counted });
  }
}
