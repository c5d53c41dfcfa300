import {
  answerSchema,
  emptyAnswerOf,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { z } from 'zod';
import { browserStore, readJson } from './storage.ts';

const prefix = 'draft/';
const draftSchema = z.object({ answer: answerSchema, seconds: z.number().min(0) });

/** An answer that is not submitted yet, with the seconds spent on it so far. */
export type Draft = z.infer<typeof draftSchema>;

const keyOf = (owner: string, subject: string) => `${prefix}${owner}/${subject}`;

/** The draft as it was left, or an empty one where there is none or the question changed its type. */
export function readDraft(owner: string, subject: string, view: QuestionView): Draft {
  const stored = draftSchema.safeParse(readJson(browserStore, keyOf(owner, subject))).data;
  if (stored && stored.answer.type === view.type && belongs(stored.answer, view)) return stored;
  return { answer: emptyAnswerOf(view), seconds: 0 };
}

/** A question may have changed since: a draft of other paragraphs or another number of blanks is dropped. */
function belongs(answer: Answer, view: QuestionView): boolean {
  const empty = emptyAnswerOf(view);
  if (answer.type === 'RRP' && empty.type === 'RRP') {
    return answer.items.toSorted().join() === empty.items.toSorted().join();
  }
  if (answer.type === 'RFB' && empty.type === 'RFB') {
    return answer.selectedAnswer.length === empty.selectedAnswer.length;
  }
  return true;
}

export function writeDraft(owner: string, subject: string, draft: Draft) {
  browserStore.set(keyOf(owner, subject), JSON.stringify(draft));
}

export function removeDraft(owner: string, subject: string) {
  browserStore.remove(keyOf(owner, subject));
}

/** At a log-out nothing half-written stays on a device that may be shared. */
export function removeDraftsOf(owner: string) {
  for (const key of browserStore.keys()) {
    if (key.startsWith(`${prefix}${owner}/`)) browserStore.remove(key);
  }
}
