import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { surveyResponses } from '#domain/surveys/admin-contract.ts';
import type { SurveyAnswers } from '#domain/surveys/survey-answers.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { SurveyResponseProjectionRow } from './projection.ts';

export async function selectSurveyAnswers(
  db: ReadModelsDatabase,
  surveyId: string,
): Promise<SurveyAnswers[]> {
  const rows = await db
    .selectFrom('survey_responses')
    .select('answers')
    .where('surveyId', '=', surveyId)
    .where('status', '=', 'completed')
    .execute();
  return rows.map(({ answers }) => answers);
}

export async function selectAnsweredSurveys(
  db: ReadModelsDatabase,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('survey_responses')
    .select('surveyId')
    .where('userId', '=', userId)
    .execute();
  return new Set(rows.map(({ surveyId }) => surveyId));
}

type ListedResponse = SurveyResponseProjectionRow & { readonly id: string };

const source = {
  view: sql`(select survey_id || '-' || user_id as id, * from read_models.survey_responses) as responses`,
  columns: { id: 'id', at: 'at', surveyId: 'surveyId' } satisfies Readonly<
    Record<FieldOf<typeof surveyResponses>, string>
  >,
  key: 'id',
  searched: [],
};

/** Including discarded responses. */
export function listSurveyResponses(db: ReadModelsDatabase, page: ListQuery): Promise<Page<ListedResponse>> {
  return selectPage<ListedResponse>(db, source, page);
}
