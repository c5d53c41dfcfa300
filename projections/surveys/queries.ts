import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { surveys } from '#domain/surveys/admin-contract.ts';
import type { Survey } from '#domain/surveys/survey-content.ts';
import { withPhase } from '../core/phase.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { SurveyProjectionRow } from './projection.ts';

export async function selectRunningSurveys(db: ReadModelsDatabase, now: Instant): Promise<Survey[]> {
  return await db
    .selectFrom('surveys')
    .select(['surveyId', 'title', 'introduction', 'questions', 'audience', 'startTime', 'endTime'])
    .where('startTime', '<=', now)
    .where('endTime', '>', now)
    .orderBy('endTime')
    .orderBy('surveyId')
    .execute();
}

const source = {
  columns: {
    id: 'surveyId',
    startTime: 'startTime',
    endTime: 'endTime',
    completed: 'completed',
    status: 'status',
  } satisfies Readonly<Record<FieldOf<typeof surveys>, string>>,
  key: 'surveyId',
  searched: ['surveyId', 'title'],
};

/** Including ended ones. @param now for `status` */
export function listSurveys(
  db: ReadModelsDatabase,
  page: ListQuery,
  now: Instant,
): Promise<Page<SurveyProjectionRow>> {
  return selectPage<SurveyProjectionRow>(db, { ...source, view: withPhase('surveys', now) }, page);
}
