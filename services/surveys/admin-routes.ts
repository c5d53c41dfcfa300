import type { z } from 'zod';
import { reject } from '#domain/core/events/decision.ts';
import type { Instant } from '#domain/core/instant.ts';
import { inUtc, phaseOf } from '#domain/core/period.ts';
import * as contract from '#domain/surveys/admin-contract.ts';
import {
  discardSurveyResponse,
  surveyResponseId,
  surveyResponseStream,
} from '#domain/surveys/survey-response.ts';
import {
  changeSurvey,
  createSurvey,
  endSurvey,
  surveyStream,
  type SetSurvey,
} from '#domain/surveys/survey.ts';
import { tallyOf } from '#domain/surveys/tally.ts';
import { listSurveyResponses, selectSurveyAnswers } from '#projections/survey-responses/queries.ts';
import type { SurveyProjectionRow } from '#projections/surveys/projection.ts';
import { listSurveys } from '#projections/surveys/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { editedStream } from '../http/edited-stream.ts';
import { done, route, type Route } from '../http/route.ts';

const latest = { sort: { field: 'startTime', order: 'DESC' }, range: [0, 199], filter: {} } as const;

export function adminRoutes({ journal, readModels: { db }, clock }: Dependencies): Route[] {
  const { send, withRevision } = editedStream(journal, surveyStream);
  return [
    route(contract.createSurvey, ({ input, ...sent }) =>
      send(input.surveyId, sent, (state) => createSurvey(state, setBy(input))),
    ),

    route(contract.changeSurvey, ({ input, now, ...sent }) =>
      send(input.surveyId, sent, (state) => changeSurvey(state, { ...setBy(input), now })),
    ),

    route(contract.endSurvey, ({ input: { surveyId, reason }, now, ...sent }) =>
      send(surveyId, sent, (state) => endSurvey(state, { now, reason })),
    ),

    route(contract.discardSurveyResponse, async ({ input: { surveyId, userId, reason }, context }) => {
      const id = surveyResponseId(surveyId, userId);
      const discarded = await handle(journal, surveyResponseStream, id, { ...context, userId }, (state) =>
        discardSurveyResponse(state, { surveyId, reason }),
      );
      return 'rejected' in discarded ? discarded : done({}, discarded);
    }),

    route(
      contract.fetchAllSurveys,
      async ({ now }) => {
        const { rows } = await listSurveys(db, latest, now);
        return { status: 200, body: { surveys: rows.map((row) => asListed(row, now)) } };
      },
      { reads: ['surveys'] },
    ),

    route(
      contract.fetchSurveyResults,
      async ({ input: { surveyId }, now }) => {
        const { rows } = await listSurveys(db, { ...latest, filter: { id: [surveyId] } }, now);
        const [row] = rows;
        if (!row) return reject('survey_not_found');
        const tallies = tallyOf(row, await selectSurveyAnswers(db, surveyId));
        return { status: 200, body: { survey: asListed(row, now), tallies } };
      },
      { reads: ['surveys', 'survey_responses'] },
    ),

    ...adminResourceRoutes(contract.surveys, {
      reads: ['surveys'],
      async list(query) {
        const now = clock();
        const { rows, total } = await listSurveys(db, query, now);
        return { rows: rows.map((row) => asListed(row, now)), total };
      },
      complete: withRevision,
    }),

    ...adminResourceRoutes(contract.surveyResponses, {
      reads: ['survey_responses'],
      list: (query) => listSurveyResponses(db, query),
    }),
  ];
}

const setBy = ({ reason, ...survey }: z.infer<typeof contract.createSurvey.input>): SetSurvey => ({
  survey: inUtc(survey),
  reason,
});

const asListed = (row: SurveyProjectionRow, now: Instant): contract.SurveyRow => ({
  ...row,
  id: row.surveyId,
  status: phaseOf(row, now),
});
