import type { z } from 'zod';
import { reject, type Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
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
  phaseOf,
  surveyStream,
  type SetSurvey,
  type SurveyEvent,
  type SurveyState,
} from '#domain/surveys/survey.ts';
import { tallyOf } from '#domain/surveys/tally.ts';
import { listSurveyResponses, selectSurveyAnswers } from '#projections/survey-responses/queries.ts';
import type { SurveyProjectionRow } from '#projections/surveys/projection.ts';
import { listSurveys } from '#projections/surveys/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { handle } from '../core/handle.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';

const latest = { sort: { field: 'startTime', order: 'DESC' }, range: [0, 199], filter: {} } as const;

export function adminRoutes({ journal, readModels: { db }, clock }: Dependencies): Route[] {
  const send = async <Code extends string>(
    surveyId: string,
    { context, expectedRevision }: Sent,
    decide: (state: SurveyState) => Decision<SurveyEvent, Code>,
  ) => {
    const sent = await handle(journal, surveyStream, surveyId, context, decide, { expectedRevision });
    return 'rejected' in sent ? sent : done({}, sent);
  };
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
      async complete(row) {
        const recorded = await journal.read(surveyStream, surveyStream.nameOf(row.id));
        return { row, revision: recorded.length - 1 };
      },
    }),

    ...adminResourceRoutes(contract.surveyResponses, {
      reads: ['survey_responses'],
      list: (query) => listSurveyResponses(db, query),
    }),
  ];
}

interface Sent {
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
}

function setBy({ reason, ...survey }: z.infer<typeof contract.createSurvey.input>): SetSurvey {
  const iso = (time: string) => new Date(time).toISOString();
  return {
    survey: { ...survey, startTime: iso(survey.startTime), endTime: iso(survey.endTime) },
    reason,
  };
}

const asListed = (row: SurveyProjectionRow, now: Instant): contract.SurveyRow => ({
  ...row,
  id: row.surveyId,
  status: phaseOf(row, now),
});
