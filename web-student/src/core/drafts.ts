import { blankCount } from '#domain/question-types/mechanisms/blanks.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { timelineSchema } from '#domain/practice/timeline.ts';
import {
  answerSchema,
  emptyAnswerOf,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { z } from 'zod';
import { browserStore, readJson } from './storage.ts';

const prefix = 'draft/';
const draftSchema = z.object({
  answer: answerSchema,
  seconds: z.number().min(0),
  timeline: timelineSchema.readonly().catch([]),
});

/** An answer that is not submitted yet, with the seconds spent on it so far and what was done in them. */
export type Draft = z.infer<typeof draftSchema>;

const keyOf = (owner: string, subject: string) => `${prefix}${owner}/${subject}`;

/** The draft as it was left, or an empty one where there is none or it no longer fits the question. */
export function readDraft(
  owner: string,
  subject: string,
  view: QuestionView,
): Draft & { isDropped: boolean } {
  const stored = draftSchema.safeParse(readJson(browserStore, keyOf(owner, subject))).data;
  if (stored && fitsView(stored.answer, view)) return { ...stored, isDropped: false };
  return {
    answer: emptyAnswerOf(view),
    seconds: stored?.seconds ?? 0,
    timeline: [],
    isDropped: stored !== undefined,
  };
}

/**
 * Whether an answer can be one to this question. A question may have changed since a draft was left: other options,
 * other paragraphs, another number of blanks.
 */
export function fitsView(answer: Answer, view: QuestionView): boolean {
  if (answer.type !== view.type) return false;
  if ('multichoice' in view && 'selectedAnswer' in answer) {
    const chosen: readonly (string | number)[] = [answer.selectedAnswer].flat();
    return chosen.every((option) => option === '' || view.multichoice.includes(String(option)));
  }
  const given = 'selectedAnswer' in answer ? [answer.selectedAnswer].flat() : [];
  const isOf = (words: readonly string[] | undefined, word: string | number) =>
    word === '' || words?.includes(String(word)) === true;
  switch (view.type) {
    case 'RRP': {
      const shown = view.paragraphs.map(({ id }) => id);
      return 'items' in answer && answer.items.toSorted().join() === shown.toSorted().join();
    }
    case 'RFG':
      return given.length === blankCount(view.topic) && given.every((word) => isOf(view.wordsGiven, word));
    case 'RFB':
      return (
        given.length === view.wordsGiven.length &&
        given.every((word, index) => isOf(view.wordsGiven[index], word))
      );
    case 'LWB':
      return 'texts' in answer && answer.texts.length === blankCount(view.topic);
    case 'LIW':
      return given.every((index) => Number(index) < clickableWords(view.topic).length);
    default:
      return true;
  }
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
