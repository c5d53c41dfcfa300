import { mayPractise } from '#domain/practice/access.ts';
import { viewOf } from '#domain/question-types/registry.ts';
import { fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { selectAttemptSummaries } from '#projections/attempts/queries.ts';
import { listQuestions } from '#projections/questions/queries.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { viewerOf, type Principal } from '../core/principal.ts';
import { route, type Route } from '../core/route.ts';
import { createQuestionBank } from './question-bank.ts';

/** The bank as students see it: specification, document 1, sections 5 to 7. */
export function questionRoutes({ journal, readModels }: Dependencies): Route[] {
  const bank = createQuestionBank(journal);
  return [
    route(
      fetchQuestions,
      async ({ input, principal, now }) => {
        const [questions, summaries] = await Promise.all([
          listQuestions(readModels.db, input.type === undefined ? {} : { type: input.type }),
          selectAttemptSummaries(readModels.db, personOf(principal)),
        ]);
        const ofQuestion = new Map(summaries.map((summary) => [summary.uid, summary]));
        const viewer = viewerOf(principal);
        return {
          status: 200,
          body: {
            questions: questions.map(({ uid, type, title, level, free }) => ({
              uid,
              type,
              title,
              level,
              free,
              isLocked: !mayPractise({ free }, viewer, now),
              answered: ofQuestion.get(uid)?.answered ?? 0,
              bestPercent: ofQuestion.get(uid)?.bestPercent ?? null,
            })),
          },
        };
      },
      { reads: ['questions', 'attempts'] },
    ),

    route(fetchQuestion, async ({ input, principal, now }) => {
      const found = await bank.get(input.uid);
      if (!found) return { rejected: 'question_not_found' };
      if (!mayPractise(found.question, viewerOf(principal), now)) return { rejected: 'paid_plan_needed' };
      return { status: 200, body: { question: viewOf(found.question) } };
    }),
  ];
}

function personOf(principal: Exclude<Principal, { kind: 'nobody' }>) {
  return principal.kind === 'visitor' ? { visitorId: principal.visitorId } : { userId: principal.userId };
}
