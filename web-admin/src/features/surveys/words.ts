import type { SurveyRow } from '#domain/surveys/admin-contract.ts';
import type { SurveyQuestionKind } from '#domain/surveys/survey-content.ts';

export type SeenSurvey = SurveyRow & { readonly etag?: string };

export const kindNames: Readonly<Record<SurveyQuestionKind, string>> = {
  single: 'Single choice',
  several: 'Several choices',
  scale: 'Scale',
  text: 'Text',
  net_promoter: 'Net promoter, 0 to 10',
};
