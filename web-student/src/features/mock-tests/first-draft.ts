import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import { answerSchema, fitsView, type Answer, type QuestionView } from '#domain/question-types/registry.ts';
import { parseJson } from '#domain/core/json.ts';
import { readDraft, readSentDraft } from '../../core/drafts.ts';

/**
 * What a question of a test begins with: what another device kept last on the server, or what this one has, which is
 * newer where the server has what this one sent.
 */
export function firstDraft(
  owner: string,
  subject: string,
  view: QuestionView,
  kept: Answer | undefined,
): Answer {
  const here = readDraft(owner, subject, view).answer;
  if (!kept || !fitsView(view, kept)) return here;
  const sent = answerSchema.safeParse(parseJson(readSentDraft(owner, subject) ?? '')).data;
  return sent && isSameAnswer(sent, kept) ? here : kept;
}
