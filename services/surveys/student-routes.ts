import { isInAudience } from '#domain/accounts/audience.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import { phaseOf } from '#domain/core/period.ts';
import * as contract from '#domain/surveys/contract.ts';
import { faultsOf, withoutEmpty } from '#domain/surveys/survey-answers.ts';
import type { Survey } from '#domain/surveys/survey-content.ts';
import { completeSurvey, surveyResponseId, surveyResponseStream } from '#domain/surveys/survey-response.ts';
import { selectAnsweredSurveys } from '#projections/survey-responses/queries.ts';
import { selectRunningSurveys } from '#projections/surveys/queries.ts';
import { readPreferences } from '../accounts/profile/read-preferences.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { readSurvey, readSurveyResponse } from './read-survey.ts';

export function studentRoutes({ journal, readModels: { db } }: Dependencies): Route[] {
  const isMeantFor = async (account: OpenAccount, now: Instant) => {
    const { examType } = await readPreferences(journal, account);
    return ({ audience }: Survey) => isInAudience(audience, { examType, access: account }, now);
  };
  return [
    route(
      contract.fetchSurveys,
      async ({ principal: { userId, account }, now }) => {
        const [isMeant, running, answered] = await Promise.all([
          isMeantFor(account, now),
          selectRunningSurveys(db, now),
          selectAnsweredSurveys(db, userId),
        ]);
        const surveys = running
          .filter((survey) => isMeant(survey) && !answered.has(survey.surveyId))
          .map((survey) => offered(survey, 'open'));
        return { status: 200, body: { surveys } };
      },
      { reads: ['surveys', 'survey_responses'] },
    ),

    route(contract.fetchSurvey, async ({ input: { surveyId }, principal: { userId, account }, now }) => {
      const survey = await readSurvey(journal, surveyId);
      if (!survey) return reject('survey_not_found');
      const response = await readSurveyResponse(journal, surveyId, userId);
      if (response.status !== 'none') return { status: 200, body: { survey: offered(survey, 'completed') } };
      const isMeant = await isMeantFor(account, now);
      const phase = phaseOf(survey, now);
      if (phase === 'coming' || !isMeant(survey)) return reject('survey_not_found');
      return { status: 200, body: { survey: offered(survey, phase === 'over' ? 'expired' : 'open') } };
    }),

    route(contract.completeSurvey, async ({ input, principal: { userId, account }, now, context }) => {
      const { surveyId } = input;
      const answers = withoutEmpty(input.answers);
      const survey = await readSurvey(journal, surveyId);
      if (!survey) return reject('survey_not_found');
      const isMeant = await isMeantFor(account, now);
      const { status } = await readSurveyResponse(journal, surveyId, userId);
      if (status === 'none' && !isMeant(survey)) return reject('survey_not_found');
      const faults = faultsOf(survey, answers);
      if (faults.size > 0) {
        const fields = [...faults].map(([place, fault]) => [`answers.${place}`, fault] as const);
        return { rejected: 'invalid_input', fields: Object.fromEntries(fields) };
      }
      const id = surveyResponseId(surveyId, userId);
      const completed = await handle(journal, surveyResponseStream, id, { ...context, userId }, (state) =>
        completeSurvey(state, { survey, answers, now }),
      );
      return 'rejected' in completed ? completed : done({}, completed);
    }),
  ];
}

const offered = (
  { audience: _audience, startTime: _startTime, ...survey }: Survey,
  status: contract.OfferedSurvey['status'],
): contract.OfferedSurvey => ({ ...survey, status });
