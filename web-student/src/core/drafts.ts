import { timelineSchema } from '#domain/practice/timeline.ts';
import {
  answerSchema,
  fitsView,
  startingAnswerTo,
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

export type Draft = z.infer<typeof draftSchema>;

export const draftKey = (owner: string, subject: string) => `${prefix}${owner}/${subject}`;

export function readDraft(
  owner: string,
  subject: string,
  view: QuestionView,
): Draft & { isDropped: boolean } {
  const stored = draftSchema.safeParse(readJson(browserStore, draftKey(owner, subject))).data;
  if (stored && fitsView(view, stored.answer)) return { ...stored, isDropped: false };
  return {
    answer: startingAnswerTo(view),
    seconds: stored?.seconds ?? 0,
    timeline: [],
    isDropped: stored !== undefined,
  };
}

export function writeDraft(owner: string, subject: string, draft: Draft) {
  browserStore.set(draftKey(owner, subject), JSON.stringify(draft));
}

export function removeDraft(owner: string, subject: string) {
  browserStore.remove(draftKey(owner, subject));
  browserStore.remove(sentKey(owner, subject));
  browserStore.remove(arrivedKey(owner, subject));
  browserStore.remove(waitKey(owner, subject));
}

const sentKey = (owner: string, subject: string) => `${prefix}${owner}/sent/${subject}`;
const arrivedKey = (owner: string, subject: string) => `${prefix}${owner}/arrived/${subject}`;

export const readSentDrafts = (owner: string, subject: string): readonly string[] =>
  [browserStore.get(arrivedKey(owner, subject)), browserStore.get(sentKey(owner, subject))].filter(
    (text) => text !== undefined,
  );

export const readArrivedDraft = (owner: string, subject: string): string | undefined =>
  browserStore.get(arrivedKey(owner, subject));

export function rememberSentDraft(owner: string, subject: string, text: string) {
  browserStore.set(sentKey(owner, subject), text);
}

export function rememberArrivedDraft(owner: string, subject: string, text: string) {
  browserStore.set(arrivedKey(owner, subject), text);
}

export function draftSubjects(owner: string, beginning: string): string[] {
  const before = draftKey(owner, '');
  return browserStore
    .keys()
    .filter((key) => key.startsWith(`${before}${beginning}`))
    .map((key) => key.slice(before.length));
}

export const readDraftAnswer = (owner: string, subject: string) =>
  draftSchema.safeParse(readJson(browserStore, draftKey(owner, subject))).data?.answer;

const waitKey = (owner: string, subject: string) => `${prefix}${owner}/wait/${subject}`;
const waitSchema = z.number().min(0);

/** When the wait of a spoken answer began, in milliseconds since the question was first shown. */
export const readWait = (owner: string, subject: string): number | undefined =>
  waitSchema.safeParse(readJson(browserStore, waitKey(owner, subject))).data;

export function rememberWait(owner: string, subject: string, ms: number) {
  browserStore.set(waitKey(owner, subject), JSON.stringify(ms));
}

/** Devices may be shared, so a logout deletes drafts. */
export function removeDraftsOf(owner: string) {
  for (const key of browserStore.keys()) {
    if (key.startsWith(`${prefix}${owner}/`)) browserStore.remove(key);
  }
}
