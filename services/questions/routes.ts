import { reject } from '#domain/core/events/decision.ts';
import { isInPractice, mayPractise } from '#domain/practice/access.ts';
import * as contract from '#domain/questions/contract.ts';
import {
  countExercises,
  listPredicted,
  listQuestions,
  selectNeighbours,
  selectNextNotDone,
} from '#projections/questions/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { personOf, viewerOf } from '../identity/principal.ts';
import { route, type Route } from '../http/route.ts';
import { questionAdminLists } from './admin-lists.ts';
import { questionAdminRoutes } from './admin-routes.ts';
import { questionExchangeRoutes } from './exchange-routes.ts';
import { questionFileRoutes } from './file-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { selectionOf } from './selection.ts';
import { shownQuestion } from './shown-question.ts';

const lists = { reads: ['questions', 'progress'] } as const;

/** The bank for practice: specification, document 1, sections 5 to 7. */
export function routes(dependencies: Dependencies): Route[] {
  const {
    bank,
    readModels: { db },
    signedFiles,
  } = dependencies;
  return [
    route(
      contract.fetchQuestions,
      async ({ input: { sort, offset, limit, ...filter }, principal, now }) => {
        const request = { filter: selectionOf(filter), sort, offset, limit };
        const { questions, total } = await listQuestions(db, personOf(principal), request);
        const viewer = viewerOf(principal);
        const listed = questions.map((question) => ({
          ...question,
          isLocked: !mayPractise(question, viewer, now),
        }));
        return { status: 200, body: { questions: listed, total } };
      },
      lists,
    ),

    route(
      contract.fetchNeighbours,
      async ({ input: { uid, sort, ...filter }, principal }) => {
        const request = { filter: selectionOf(filter), sort, uid };
        return { status: 200, body: await selectNeighbours(db, personOf(principal), request) };
      },
      lists,
    ),

    route(
      contract.fetchNextNotDone,
      async ({ input: { sort, after, ...filter }, principal, now }) => {
        const onlyFree = !mayPractise({ free: false }, viewerOf(principal), now);
        const request = { filter: selectionOf(filter), sort, after, onlyFree };
        const uid = await selectNextNotDone(db, personOf(principal), request);
        return { status: 200, body: { uid: uid ?? null } };
      },
      lists,
    ),

    route(
      contract.fetchExercises,
      async ({ input, principal }) => ({
        status: 200,
        body: { exercises: await countExercises(db, personOf(principal), input) },
      }),
      lists,
    ),

    route(
      contract.fetchPredictedQuestions,
      async ({ input: { type } }) => ({ status: 200, body: { uids: await listPredicted(db, type) } }),
      { reads: ['questions'] },
    ),

    route(contract.fetchQuestion, async ({ input, principal, now }) => {
      const found = await bank.get(input.uid);
      if (!found || !isInPractice(found)) return reject('question_not_found');
      if (found.status === 'retired') return reject('question_retired');
      const { question, revision } = found;
      if (!mayPractise(question, viewerOf(principal), now)) return reject('paid_plan_needed');
      return {
        status: 200 as const,
        body: { question: shownQuestion(signedFiles, question, now), revision },
      };
    }),

    ...questionFileRoutes(dependencies),
    ...questionAdminRoutes(dependencies),
    ...questionAdminLists(dependencies),
    ...questionExchangeRoutes(dependencies),
    ...reportRoutes(dependencies),
  ];
}
