import { surveyAnswersSchema, type SurveyAnswers } from '#domain/surveys/survey-answers.ts';
import type { SurveyQuestion } from '#domain/surveys/survey-content.ts';
import { draftKey } from '#student/core/drafts.ts';
import { browserStore, readJson } from '#student/core/storage.ts';

const keyOf = (owner: string, surveyId: string) => draftKey(owner, `survey/${surveyId}`);

export function readSurveyDraft(
  owner: string,
  surveyId: string,
  questions: readonly SurveyQuestion[],
): SurveyAnswers {
  const stored = surveyAnswersSchema.safeParse(readJson(browserStore, keyOf(owner, surveyId))).data ?? [];
  return questions.map(({ kind }, place) => {
    const answer = stored[place];
    return answer?.kind === kind ? answer : null;
  });
}

export function writeSurveyDraft(owner: string, surveyId: string, answers: SurveyAnswers) {
  browserStore.set(keyOf(owner, surveyId), JSON.stringify(answers));
}

export function removeSurveyDraft(owner: string, surveyId: string) {
  browserStore.remove(keyOf(owner, surveyId));
}
