import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import {
  answerSchema,
  fitsView,
  isEmptyAnswer,
  startingAnswerTo,
  type Answer,
  type QuestionView,
} from '#domain/question-types/registry.ts';
import { parseJson } from '#domain/core/events/json.ts';
import { readDraft, readSentDrafts } from '#student/core/drafts.ts';
import { hasArrived, typedWords } from '../unsent/unsent-drafts.ts';

interface FirstDraft {
  readonly answer: Answer;
  readonly other?: Answer;
}

/** The first draft of a question: this device's if the server's copy came from it, else the server's. */
export function firstDraft(
  owner: string,
  subject: string,
  view: QuestionView,
  saved: Answer | undefined,
): FirstDraft {
  const here = readDraft(owner, subject, view).answer;
  if (!saved || !fitsView(view, saved) || isSameAnswer(saved, here)) return { answer: here };
  const isOwn = readSentDrafts(owner, subject).some((text) => {
    const sent = answerSchema.safeParse(parseJson(text)).data;
    return sent !== undefined && isSameAnswer(sent, saved);
  });
  if (isOwn) return { answer: here };
  const isUntouched = isEmptyAnswer(here) || isSameAnswer(here, startingAnswerTo(view));
  const goesOn = typedWords(here) !== '' && typedWords(saved).startsWith(typedWords(here));
  if (isUntouched || goesOn || hasArrived(owner, subject, here)) return { answer: saved };
  return { answer: saved, other: here };
}
